// The land of a foraging card, one depth at a time: 0 sky, else ground below a crest. Both edges of every card are alike,
// so that cards laid side by side are one landscape: near an edge all noise is taken from the same place.
uniform float uSeed,uLand,uLayer,uCrest,uRoll,uMoss; uniform vec4 uBump[4]; uniform vec3 uLight,uMid,uDark,uHaze;
float own(float x){ return smoothstep(0.,40.,min(x,uSize.x-x)); }
vec2 shared_(vec2 p){ return vec2(p.x<uSize.x*.5?p.x:p.x-uSize.x,p.y)+vec2(777.,uLayer*91.); }
float grain(vec2 p,vec2 f,int o){ return mix(fbm(shared_(p)*f,o),fbm((p+vec2(uSeed*311.,uSeed*57.+uLayer*131.))*f,o),own(p.x)); }
float crest(float x){ float w=own(x); float up=0.; for(int i=0;i<4;i++){ float t=(x-uBump[i].x)/max(1.,uBump[i].y); up+=uBump[i].z*mix(exp(-t*t),max(0.,1.-abs(t)),uBump[i].w); } vec2 q=vec2(x*.016+uSeed*7.+uLayer*3.1,uLayer*5.); return uCrest-(fbm(q,3)-.5)*uRoll*w-(grain(vec2(x,0.),vec2(.09,1.),2)-.5)*5.-up*w; }
void main(){
  vec2 p=vUV*uSize; vec3 col; float a=1.;
  if(uLayer<.5){
    if(uLand>.5){ float t=clamp(p.y/118.,0.,1.); col=mix(hexc(0x6f8396),hexc(0xd9a878),smoothstep(.05,.72,t)); col=mix(col,hexc(0xffe2a6),smoothstep(.55,1.,t));
      float c=grain(p,vec2(.011,.05),5); float b=grain(p+vec2(6.,-5.),vec2(.011,.05),5); float k=smoothstep(.46,.68,c)*smoothstep(1.02,.5,t);
      col=mix(col,mix(hexc(0x8c7684),hexc(0xffdca8),smoothstep(-.03,.06,c-b)+.25),k*.82);
      float far=104.-(grain(vec2(p.x,3.),vec2(.013,1.),4)-.5)*34.*(.3+.7*own(p.x)); float f2=112.-(grain(vec2(p.x,9.),vec2(.02,1.),3)-.5)*20.;
      col=mix(col,mix(hexc(0xb78f83),hexc(0xe9bd8c),smoothstep(far,far+16.,p.y)),smoothstep(-.7,.7,p.y-far)); col=mix(col,mix(hexc(0xa2835f),hexc(0xe6bd7c),smoothstep(f2,f2+14.,p.y)),smoothstep(-.7,.7,p.y-f2)); }
    else { float t=clamp(p.y/130.,0.,1.); col=mix(hexc(0x2f3a2a),hexc(0x9a9a5c),smoothstep(.0,.62,t)); col=mix(col,hexc(0xf0d898),smoothstep(.45,1.,t));
      float c=grain(p,vec2(.03,.034),5); col*=.8+.44*c; float d=grain(p,vec2(.11,.12),4); col=mix(col,hexc(0x26331f),smoothstep(.5,.66,d)*smoothstep(.75,.1,t)*.85); col=mix(col,hexc(0xd6cf78),smoothstep(.62,.74,d)*smoothstep(.9,.2,t)*.35); }
  } else {
    float y=crest(p.x); float d=p.y-y; a=smoothstep(-.6,.6,d);
    float s=grain(p,vec2(.018,.11),5); float fine=grain(p,vec2(.12,.34),3); float slope=(crest(p.x-3.)-crest(p.x+3.))*.1;
    col=mix(uLight,uMid,smoothstep(0.,34.,d+14.*(s-.5))); col=mix(col,uDark,smoothstep(26.,84.,d+30.*(s-.5)));
    col*=.80+.42*s; col*=.9+.2*fine; col*=1.+clamp(slope,-.3,.36)*exp(-max(d,0.)/20.);
    col=mix(col,uHaze,.30*smoothstep(26.,0.,d)*(uLayer<1.5?1.:.35));
    if(uMoss>0.){ float m=smoothstep(.5,.64,grain(p,vec2(.03,.06),4)); col=mix(col,hexc(0x67742f)*(.72+.5*fine),m*uMoss); float lit=smoothstep(.56,.7,grain(p+40.,vec2(.012,.03),4)); col=mix(col,col*1.5+vec3(.10,.075,.02),lit*.55); }
    else { float strand=grain(p,vec2(.62,.06),3); col*=.88+.26*strand; float fold=grain(p,vec2(.03,.09),3); col=mix(col*.8,col*1.16,smoothstep(.34,.66,fold)); }
    col+=vec3(.16,.12,.06)*exp(-d*d/5.);
  }
  finalColor=vec4(col*a,a);
}
