// Packed earth at first light: trodden soil, half-buried pebbles, hairline cracks, straw and ash. Kept quiet: pieces must win.
// uPad: soil beyond the scene on every side, for screens of another shape.
uniform vec2 uPad;
float pebbleH(vec2 p,float s,float keep,out float id){ vec4 c=cells(p/s); id=hash12(c.zw+3.7); float r=.20+.20*hash12(c.zw*1.7); float on=step(1.-keep,id); id=hash12(c.zw+8.1);
  return on*sqrt(max(0.,1.-pow(c.x/r,2.)))*r*s; }
vec2 wob(vec2 p){ return p+9.*vec2(vnoise(p*.06),vnoise(p*.06+7.)); }
float height(vec2 p){
  float h=fbm(p*.005,4)*22. + fbm(p*.022+9.,4)*6. + fbm(p*.12,3)*1.5 + vnoise(p*.6)*.45;
  float id; h+=pebbleH(wob(p),52.,.07,id)*.30; h+=pebbleH(wob(p+91.),17.,.07,id)*.5;
  vec2 q=p+26.*vec2(fbm(p*.018,3)-.5,fbm(p*.018+31.,3)-.5);
  vec4 c=cells(q/210.); float cr=c.y-c.x; float m=smoothstep(.50,.66,fbm(p*.0036+2.,3));
  h-=m*2.6*exp(-cr*210./3.6);
  return h; }
void main(){
  vec2 p=vUV*uSize-uPad;
  float e=1.2; float h=height(p),hx=height(p+vec2(e,0)),hy=height(p+vec2(0,e));
  vec3 n=normalize(vec3((h-hx)/e,(h-hy)/e,2.7));
  float big=fbm(p*.0030+4.,5), mid=fbm(p*.013+1.,5), fine=fbm(p*.10,4), grit=vnoise(p*.9);
  vec3 dark=hexc(0x463c33),earth=hexc(0x665849),sand=hexc(0x94836c),clay=hexc(0x75604c),ash=hexc(0x5a5a59);
  vec3 col=mix(dark,earth,smoothstep(.2,.6,mid)); col=mix(col,sand,smoothstep(.45,.85,big*.7+fine*.4)*.75);
  col=mix(col,clay,smoothstep(.52,.75,fbm(p*.006+20.,4))*.5); col=mix(col,ash,smoothstep(.55,.78,fbm(p*.008+55.,4))*.5);
  col*=.92+.16*fine; col*=.97+.06*grit;
  float id; float pb=pebbleH(wob(p),52.,.07,id);
  if(pb>0.1) col=mix(col,mix(hexc(0x6d6357),hexc(0x8e8371),id)*(.85+.3*fine),.75*smoothstep(.1,2.,pb));
  pb=pebbleH(wob(p+91.),17.,.07,id); if(pb>0.1) col=mix(col,mix(hexc(0x665848),hexc(0x9f8e76),id),.6*smoothstep(.1,1.,pb));
  vec2 sc=floor(p/58.); vec2 so=hash22(sc+5.); if(so.x>.72){ vec2 l=rot(so.y*6.28)*(fract(p/58.)*58.-29.-(hash22(sc)-.5)*20.); float w=abs(l.y+.03*l.x*l.x*(so.y-.5))-.6; float ln=abs(l.x)-6.-8.*so.y; if(ln<0.) col=mix(col,hexc(0xb59a66),.5*smoothstep(.9,-.3,w)); }
  float dif=max(dot(n,normalize(SUN)),0.); 
  vec3 light=mix(hexc(0x3a4054)*.8,hexc(0xffe2b8)*1.55,smoothstep(.10,.95,dif));
  col*=light;
  vec2 u=p/(uSize-2.*uPad)-vec2(.34,.26); float r=length(u*vec2(1.,.72)); float pool=smoothstep(.98,.05,r);
  col*=mix(vec3(.46,.53,.70),vec3(1.36,1.22,1.04),pool);
  finalColor=vec4(col,1.);
}
