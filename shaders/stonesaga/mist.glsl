// Mist that spills over the rim of one hidden hex; clear in the middle, where the picture has its own. uSeed: which of them.
uniform float uR,uSeed;
void main(){
  vec2 p=(vUV-.5)*uSize; vec2 s=p+uSeed*211.; float d=sdHexR(p,uR);
  vec2 q=s*vec2(.0085,.012); q+=.7*vec2(fbm(q*1.2,3),fbm(q*1.2+8.,3)); float n=fbm(q*1.6,3);
  float a=smoothstep(30.,-40.,d+(n-.5)*90.)*smoothstep(-.78*uR,-.10*uR,d+(n-.5)*40.);
  a*=.35+.65*smoothstep(.3,.7,fbm(q*1.5+4.,3)); a*=.62;
  vec2 m=.5*uSize-abs(p); a*=smoothstep(0.,30.,min(m.x,m.y));
  vec3 c=mix(hexc(0xa9bcc2),hexc(0xf2dfbd),smoothstep(.35,.75,n)*.7);
  finalColor=vec4(c*a,a);
}
