// The hidden side of a hex: a land at first light, seen only as silhouettes between banks of mist. uHint: 1 trees, 2 open land, 4 water, 6 peaks. uLand 1 is steppe.
uniform float uR,uSeed,uHint,uLand;
// piecewise linear noise: straight flanks and sharp summits
float lin(float x,float k){ float i=floor(x); return mix(hash12(vec2(i,k)),hash12(vec2(i+1.,k)),fract(x)); }
float ridge(float x,float i){ float k=i*17.+uSeed*3.; return .56*lin(x*.017+k,k)+.24*lin(x*.041+k,k+1.)+.13*lin(x*.093,k+2.)+.07*lin(x*.21,k+3.); }
// conifers as a test, not a height line, so that the branches can overhang. Returns coverage; `crown` is how far below the top of the nearest tree we are.
float trees(vec2 p,float base,float i,float w,float hmax,out float crown){ float k=floor(p.x/w); float c=0.; crown=0.; for(int j=-1;j<=1;j++){ float q=k+float(j); float r=hash12(vec2(q,i*13.+uSeed)); float h=hmax*(.55+.45*r); float cx=(q+.5+(hash12(vec2(q,i+4.))-.5)*.6)*w; float by=base+4.*(r-.5); float u=(by-p.y)/h; if(u<0.||u>1.)continue; float f=fract(u*6.+r); float hw=w*.62*(1.-u)*(.62+.55*(1.-f)); float in_=smoothstep(1.2,-1.2,abs(p.x-cx)-hw); if(in_>c){c=in_;crown=(1.-u)*h;} } return c; }
void main(){
  vec2 p=(vUV-.5)*uSize; float y=p.y; vec2 sp=p+uSeed*71.;
  vec2 s=p-vec2(-.35,-.55)*uR; float sun=exp(-dot(s,s)/(uR*uR*.42));
  vec3 sky=mix(hexc(0x8fa2a8),hexc(0x5c7480),smoothstep(-uR,uR*.6,y)); sky=mix(sky,hexc(0xf0cf9a),sun*.75);
  vec3 col=sky;
  float mistA=0.;
  for(int i=0;i<5;i++){ float f=float(i); float base=mix(-.20,.62,f/4.)*uR; float amp; float top;
    if(uHint>5.5){ amp=mix(1.25,.75,f/4.)*uR*.80; top=base-amp*ridge(p.x*mix(.9,1.15,f/4.),f)+.30*uR; }
    else if(uHint<1.5){ top=base+6.*vnoise(vec2(p.x*.02,f*5.+uSeed))+mix(2.,10.,f/4.); }
    else if(uHint<2.5){ amp=mix(.36,.22,f/4.)*uR; top=base-amp*fbm(vec2(p.x*.010+f*7.,f*3.+uSeed),3)+.17*uR; top-=3.*f*max(0.,vnoise(vec2(p.x*.5,f*9.))-.5); }
    else { amp=mix(.62,.20,f/4.)*uR; top=base-amp*fbm(vec2(p.x*.012+f*5.,f*3.+uSeed),4)+.05*uR; if(i>1) top=base+400.; }
    float in_=smoothstep(-1.2,1.2,y-top); float below=y-top;
    if(uHint<1.5){ float hm=mix(34.,104.,f/4.),cr; float tr=trees(p+vec2(f*40.,0.),top+6.,f,mix(11.,27.,f/4.),hm,cr); below=tr>.01&&in_<.5?cr*.9:below+hm*.75; in_=max(in_,tr); }
    if(uHint>3.5&&uHint<4.5&&i>2) in_=0.;
    vec3 tone=mix(hexc(0x7f949b),hexc(0x243039),pow((f+.4)/4.4,1.15)); tone=mix(tone,hexc(0xd9b98c),sun*.35*(1.-f/5.)); if(uHint>3.5&&uHint<4.5) tone*=.80;
    tone*=.93+.14*fbm(vec2(sp.x*.05,sp.y*.11),3);
    // mist swallows the foot of every layer
    float foot=smoothstep(0.,.62*uR,below)*(.72+.4*fbm(vec2(sp.x*.012+f*9.,sp.y*.03),3)); vec3 m=mix(hexc(0xb4c3c4),hexc(0xe6d2ae),sun*.8); 
    col=mix(col,mix(tone,m,clamp(foot,0.,.94-.30*step(uHint,1.5)*f/4.)),in_);
  }
  if(uHint>3.5&&uHint<4.5){ // still water: bright bars and a pale path of light
    float w=smoothstep(-.02,.10,y/uR); vec3 wc=mix(hexc(0x7ba2ad),hexc(0x274c60),smoothstep(0.,.85,y/uR)); wc=mix(wc,hexc(0xf3d9a6),exp(-pow((p.x+.34*uR-.1*y)/(.16*uR+.25*max(y,0.)),2.))*.55);
    float bars=smoothstep(.60,.72,fbm(vec2(sp.x*.022,sp.y*.20),4)); wc=mix(wc,hexc(0xdfeeee),bars*.5); float dk=smoothstep(.62,.75,fbm(vec2(sp.x*.02+9.,sp.y*.17),4)); wc=mix(wc,hexc(0x28485a),dk*.45); col=mix(col,wc,w);
    // a near bank that the mist has half eaten, with a fringe of reeds
    float bank=.60*uR-.16*uR*sin(p.x/uR*2.1+.7)-10.*fbm(vec2(p.x*.03,uSeed),3); float cover=smoothstep(-1.5,1.5,y-bank);
    for(int i=0;i<2;i++){ float w2=7.+4.*float(i); float k=floor(p.x/w2); float r=hash12(vec2(k,float(i)*7.+uSeed)); float h=6.+11.*r*r; float t=clamp((bank+4.-y)/h,0.,1.); float cx=(k+.5)*w2+6.*(r-.5)*t*t; if(y>bank-h&&r>.3) cover=max(cover,smoothstep(1.1,-.3,abs(p.x-cx)-1.2*(1.-t*.8))*step(y,bank+4.)); }
    col=mix(col,mix(hexc(0x2b3b42),hexc(0xa9b9ba),smoothstep(0.,.42*uR,y-bank)*.85),cover*.92); }
  // drifting banks
  vec2 q=sp*vec2(.010,.021); q+=.9*vec2(fbm(q*1.3,4),fbm(q*1.3+8.,4)); float b=smoothstep(.42,.78,fbm(q*1.7,5)); vec3 mc=mix(hexc(0xb9c8ca),hexc(0xf1dcb6),sun); col=mix(col,mc,b*.46);
  vec2 q2=sp*vec2(.018,.05)+5.; q2+=.6*vec2(fbm(q2,3),fbm(q2+3.,3)); col=mix(col,mc*1.03,smoothstep(.55,.8,fbm(q2,4))*.32);
  float rimm=smoothstep(-.32*uR,0.,sdHexR(p,uR)); col=mix(col,mix(hexc(0x5d6f78),hexc(0xc7b391),sun),rimm*.55);
  if(uLand>.5) col*=mix(vec3(1.),vec3(1.10,.99,.82),.85);
  col=(col-.45)*1.12+.45; col*=.80;
  finalColor=vec4(col,1.);
}
