// The one lamp: low sun from the top left. uKind 0 = multiply (pool and vignette), 1 = add (shafts and bloom).
uniform float uKind; uniform vec2 uPad; // light beyond the scene on every side, as with the soil
void main(){ vec2 p=vUV*uSize-uPad; vec2 u=p/(uSize-2.*uPad); vec2 c=(u-vec2(.30,.16))*vec2(1.,.80); float r=length(c);
  if(uKind<.5){ float pool=smoothstep(1.10,.10,r); vec3 m=mix(hexc(0xbdc3d6),vec3(1.),pool); vec2 v=(u-.5)*2.; m*=1.-.30*smoothstep(.90,1.55,length(v*vec2(.95,.98))); finalColor=vec4(m,1.); }
  else { float a=atan(u.y+.55,max(u.x+.22,.0)*1.78); float sh=fbm(vec2(a*9.,1.5),3); float shafts=smoothstep(.42,.70,sh)*smoothstep(1.35,.25,length(u-vec2(-.05,-.1))); shafts*=.75+.4*fbm(p*.006+3.,3); float bloom=exp(-dot((u-vec2(.0,-.05))*vec2(1.2,1.5),(u-vec2(.0,-.05))*vec2(1.2,1.5))*2.6); vec3 col=hexc(0xffc983)*(shafts*.30+bloom*.10); float m=max(col.r,max(col.g,col.b)); finalColor=vec4(col,m); } }
