// Places that are mined, as they open before whoever digs. uKind 0 cave, 1 chasm, 2 dried flats, 3 moraine, 4 mountain.
uniform float uKind;
vec3 skyAt(float v){ vec3 c=mix(hexc(0x6f8ea2),hexc(0xe9d3a6),smoothstep(.0,.55,v)); return mix(c,hexc(0xf6e6c2),smoothstep(.35,.6,v)*.6); }
float rockH(vec2 p){ return (fbm(p*.010,6)-.5)*46.+(fbm(p*.05+7.,4)-.5)*9.+ridged(p*.014+3.,4)*16.+(fbm(p*.25,3)-.5)*.5; }
vec3 rockLit(vec2 p,vec3 a,vec3 b,float k){ float h=rockH(p),hx=rockH(p+vec2(1.5,0)),hy=rockH(p+vec2(0,1.5)); vec3 n=normalize(vec3(h-hx,h-hy,k*1.5)); float d=dot(n,normalize(SUN));
  vec3 st=mix(a,b,fbm(p*.012+20.,5)); st=mix(st,hexc(0x6a5a46),smoothstep(.55,.75,fbm(vec2(p.x*.006,p.y*.03)+3.,5))*.7); st*=.86+.28*fbm(p*.18,3);
  return st*mix(hexc(0x2a3146),hexc(0xffe2b6)*1.35,smoothstep(-.1,1.,d)); }
void main(){
  vec2 p=vUV*uSize; vec2 u=vUV; vec3 col; float asp=uSize.x/uSize.y;
  if(uKind<.5){
    col=rockLit(p,hexc(0x7d7364),hexc(0xb3a58c),1.9);
    vec2 q=(u-vec2(.47,.70))*vec2(asp,1.); q+=.05*(vec2(fbm(p*.012,4),fbm(p*.012+9.,4))-.5); float m=length(q*vec2(.92,1.12))-.42; m=max(m,-(.34-q.y)*1.0-1.); float floorY=smoothstep(.80,.93,u.y+.03*(fbm(p*.02,3)-.5));
    float rim=exp(-max(m,0.)*13.); col=mix(col,col*.45,rim*.75);
    float dark=smoothstep(.012,-.05,m); vec3 deep=mix(hexc(0x3a2a22),hexc(0x07070b),smoothstep(-.02,-.30,m)); float st=ridged(p*vec2(.02,.004)+4.,4); deep+=hexc(0x8a5a2c)*.10*st*smoothstep(-.30,-.02,m); col=mix(col,deep,dark);
    float glow=exp(-length((u-vec2(.44,.90))*vec2(asp*1.1,2.2))*4.2); col+=hexc(0xffa24a)*.34*glow*dark;
    vec3 gr=rockLit(p*vec2(1.,2.4)+90.,hexc(0x5d5142),hexc(0x917e62),2.4); col=mix(col,gr*(.7+.5*glow),floorY*(1.-.35*dark));
  } else if(uKind<1.5){
    col=rockLit(p,hexc(0x8a765a),hexc(0xc2a67c),1.7); float sky=smoothstep(.20,.14,u.y+.05*(fbm(p*.008,4)-.5)); col=mix(col,skyAt(u.y*2.2),sky);
    float cx=.47+.05*sin(u.y*5.)+.06*(fbm(vec2(1.,p.y*.012),4)-.5); float w=.025+.20*pow(clamp(u.y-.08,0.,1.),1.15); float d=(abs(u.x-cx)-w)*asp; float side=u.x-cx;
    float wall=smoothstep(.0,-.10,d); vec3 lw=side>0.?rockLit(p*vec2(2.6,1.)+40.,hexc(0xa9845a),hexc(0xe2bd8a),1.4):rockLit(p*vec2(2.6,1.)+70.,hexc(0x3c3a40),hexc(0x6a6058),1.6)*.6;
    col=mix(col,lw*mix(1.,.25,smoothstep(-.02,-.16,d)),smoothstep(.008,-.008,d)); float pit=smoothstep(-.07,-.20,d+.03*fbm(p*.03,3)); col=mix(col,mix(hexc(0x10121c),hexc(0x05060a),u.y),pit); float fog=fbm(p*.006+5.,4)*smoothstep(.55,1.,u.y)*pit; col=mix(col,hexc(0x5a6b7a),fog*.35); col=mix(col,skyAt(u.y*2.2),sky);
  } else if(uKind<2.5){
    float hz=.30; col=skyAt(u.y*1.7); float far=.245+.05*fbm(vec2(p.x*.006,2.),5); col=mix(col,hexc(0x8f9aa0),smoothstep(0.,.01,u.y-far)); float near_=.27+.03*fbm(vec2(p.x*.012,7.),4); col=mix(col,hexc(0x9c8468),smoothstep(0.,.008,u.y-near_));
    if(u.y>hz-.01){ float z=1./max(.03,u.y-hz+.06); vec2 g=vec2((u.x-.5)*asp*z*2.2,z*3.4); g+=.12*vec2(fbm(g*2.,3),fbm(g*2.+5.,3)); vec4 c=cells(g); float e=c.y-c.x; vec3 mud=mix(hexc(0xb98d60),hexc(0xe3c292),hash12(c.zw)*.6+.4*fbm(g*5.,3)); mud*=.9+.25*smoothstep(.0,.35,e)*(.5+.5*fbm(p*.05,2)); float w=mix(.03,.10,smoothstep(hz,1.,u.y)); mud=mix(hexc(0x4a3020),mud,smoothstep(w*.3,w,e)); mud*=1.+.25*smoothstep(w*2.2,w,e)*step(w,e); col=mix(col,mud*mix(.92,1.06,u.y),smoothstep(hz-.01,hz+.02,u.y)); col=mix(col,hexc(0xe6cfa4),smoothstep(hz+.16,hz,u.y)*.5*step(hz-.01,u.y)); }
  } else if(uKind<3.5){
    col=skyAt(u.y*1.9); float ice=.14+.10*(1.-abs(u.x-.62)*1.6)+.02*fbm(vec2(p.x*.02,3.),4); vec3 ic=mix(hexc(0x9fc6d4),hexc(0xf2faf8),fbm(p*vec2(.008,.03),5)); ic=mix(ic,hexc(0x4f8aa6),smoothstep(.7,.86,ridged(p*vec2(.012,.02),4))*.6); col=mix(col,ic,smoothstep(0.,.01,u.y-(.36-ice)));
    for(int i=0;i<5;i++){ float f=float(i); float s=26.+f*26.; float bump=abs(sin(p.x/s*2.4+f*2.+1.5*vnoise(vec2(p.x/s*.7,f)))); float top=.32+f*.135+.03*fbm(vec2(p.x*.008,f*9.),4)-.0011*s*bump; vec2 q=p+vec2(f*57.,f*31.); q+=s*.22*(vec2(fbm(q*.03,3),fbm(q*.03+4.,3))-.5); vec4 c=cells(q/s+f*7.); float e=(c.y-c.x); float r1=hash12(c.zw+f); vec2 id=c.zw; vec2 o=hash22(id)*.86+.07; vec2 l=(fract(q/s+f*7.)-o); vec4 c2=cells((q+vec2(2.,2.5))/s+f*7.); float lit=clamp((c2.x-c.x)*s*.16+.5,0.,1.); vec3 st=mix(hexc(0x77705f),hexc(0xc8bb9e),r1); st=mix(st,hexc(0x6d7f86),step(.7,hash12(id+3.))); st*=.85+.3*fbm(p*.12,3); st*=mix(hexc(0x3a4258)*1.1,hexc(0xfff0cf)*1.18,lit); st*=smoothstep(.0,.16,e)*.75+.25; st*=mix(.78,1.,f/4.); col=mix(col,st,smoothstep(0.,.006,u.y-top)); }
  } else {
    col=skyAt(u.y*1.3);
    for(int i=0;i<4;i++){ float f=float(i); float x=p.x*(.0028+.0009*f)+f*5.3; float r=0.,a=1.,n=0.; for(int k=0;k<5;k++){ float t=fract(x)-.5; r+=a*abs(hash12(vec2(floor(x),f+float(k)))*(1.-abs(t)*2.)+.35*abs(t)); n+=a; x=x*2.1+3.7; a*=.42; } float top=.10+f*.17+.30*(1.-r/n*1.5); float d=u.y-top; vec2 q=p*vec2(1.,.8)+f*300.;
      vec3 st=rockLit(q,mix(hexc(0x8798a2),hexc(0x85735c),f/3.),mix(hexc(0xb6c0c0),hexc(0xc4ab84),f/3.),1.3); float snow=smoothstep(.10,.0,d-.05*fbm(p*.02+f,4)+.02)*smoothstep(2.6,1.,f); float facing=smoothstep(.42,.58,fbm(p*vec2(.02,.01)+f*3.,4)); st=mix(st,mix(hexc(0x9dbfd0),hexc(0xfffaf0),facing),snow); st=mix(st,hexc(0xd9d3bf),(.55-.18*f)*.8); col=mix(col,st,smoothstep(0.,.004,d)); }
    vec3 gr=rockLit(p*vec2(1.,1.8)+50.,hexc(0x6d6048),hexc(0xa38f69),1.9); col=mix(col,gr,smoothstep(.80,.86,u.y+.05*(fbm(p*.012,4)-.5)));
  }
  col*=.93+.14*fbm(vec2(p.x*.02+p.y*.01,p.y*.06),4);
  col+=hexc(0xffd9a0)*.16*exp(-length((u-vec2(.12,.02))*vec2(1.3,1.8))*2.); col*=1.-.38*smoothstep(.5,1.15,length((u-vec2(.45,.45))*vec2(1.05,1.15)));
  finalColor=vec4(col,1.);
}
