// Painted water seen from above, deep in the middle. uKind 0 lake, 1 river, 2 wetland, 3 the front of a card. uBank: how far the shore reaches in, in units.
uniform float uKind,uSeed,uBank;
float shore(vec2 p){
  vec2 w=vec2(fbm(p*.006+uSeed,4),fbm(p*.006+uSeed+40.,4))-.5;
  vec2 q=p+w*90.;
  float d=min(min(q.x,uSize.x-q.x),min(q.y,uSize.y-q.y));
  if(uKind>.5&&uKind<1.5) d=min(q.y,uSize.y-q.y);
  return d-uBank;
}
float stones(vec2 p,float s,out vec2 id){ vec4 c=cells(p/s); id=c.zw; return (c.y-c.x)*s; }
void main(){
  vec2 p=vUV*uSize; float d=shore(p);
  vec2 flow=uKind>.5&&uKind<1.5?vec2(1.,.10*sin(p.x*.006+uSeed)):vec2(1.,.25);
  float ang=.35*sin(p.x*.004)+.3*(fbm(p*.003,3)-.5);
  vec2 b=rot(ang)*p; float brush=fbm(vec2(b.x*.006,b.y*.055)+uSeed,5);
  float depth=clamp(d/190.,0.,1.); depth=clamp(depth+.5*(fbm(p*.008+9.,4)-.5),0.,1.);
  vec3 sh=hexc(0x8fc0b8),mi=hexc(0x3f8ba3),de=hexc(0x17486a),ab=hexc(0x0c2c48);
  if(uKind>.5&&uKind<1.5){ sh=hexc(0xa5cfc9); mi=hexc(0x4c9bb4); de=hexc(0x1f5f86); ab=hexc(0x123f63); }
  if(uKind>1.5&&uKind<2.5){ sh=hexc(0xa0ab6d); mi=hexc(0x5c7d5c); de=hexc(0x2c5350); ab=hexc(0x173437); }
  if(uKind>2.5){ depth=clamp(.34+.55*(fbm(p*.006+uSeed,4))+.22*(p.y/uSize.y-.5),0.,1.); sh=hexc(0x9ac9c6); mi=hexc(0x5a9fb3); de=hexc(0x2f7395); ab=hexc(0x205a7c); }
  vec3 col=depth<.35?mix(sh,mi,depth/.35):depth<.7?mix(mi,de,(depth-.35)/.35):mix(de,ab,(depth-.7)/.3);
  col*=.84+.34*brush; col*=.94+.12*fbm(p*.12,3);
  // stones of the bed shine through where it is shallow
  vec2 id; float st=stones(p+6.*vec2(fbm(p*.05,2)),26.,id); float seen=smoothstep(.55,.1,depth)*(uKind>2.5?.0:uKind>1.5?.25:.75);
  vec3 pebble=mix(hexc(0x8d8266),hexc(0xcdbd96),hash12(id)); pebble=mix(pebble,hexc(0x6b7c74),hash12(id+3.)*.6);
  col=mix(col,pebble*mix(vec3(.72,.86,.86),vec3(1.),.25)*smoothstep(0.,7.,st),seen*.62);
  // light on the surface: a net on still water, threads on running water
  vec2 cp=p*.018+vec2(fbm(p*.02,3),fbm(p*.02+8.,3))*1.6; vec4 c1=cells(cp); float net=smoothstep(.12,.0,c1.y-c1.x);
  vec2 fp=vec2(p.x*.008+fbm(p*.006,3)*1.2,(p.y-26.*sin(p.x*.007+uSeed))*.085); float thread=smoothstep(.78,.95,ridged(fp,3));
  float lightA=uKind>.5&&uKind<1.5?thread*.55:uKind>2.5?net*.10+thread*.16:net*.34*smoothstep(.9,.3,depth);
  col=mix(col,hexc(0xeaf7f0),lightA*(.55+.45*brush));
  // the sun lies on it from the upper left
  float sunp=exp(-length((p-uSize*vec2(.16,.02))/uSize*vec2(1.7,2.6))*2.2); col+=hexc(0xffe0a8)*.26*sunp; col*=1.-.22*smoothstep(.55,1.25,length((p/uSize-vec2(.42,.4))*vec2(1.,1.1)));
  if(uKind<2.5){
    // the bank: wet rim, then sand or mud
    float rim=smoothstep(10.,0.,abs(d-2.)); col=mix(col,hexc(0xe9f4ea),.5*rim*smoothstep(.35,.6,fbm(p*.05,3)));
    for(int i=1;i<4;i++){ float r=float(i)*17.+5.*sin(p.x*.03+p.y*.04); col=mix(col,hexc(0xdff1ec),.20*smoothstep(2.2,.4,abs(d-r))*smoothstep(.42,.6,fbm(p*.03+float(i),3))); }
    vec3 land=uKind>1.5?mix(hexc(0x4a4a2a),hexc(0x77703c),fbm(p*.03,4)):mix(hexc(0x9c8558),hexc(0xcfb884),fbm(p*.03,4));
    land=mix(land,hexc(0x6a7039),smoothstep(.5,.7,fbm(p*.012+4.,4))*(uKind>1.5?.8:.55)); land*=.8+.35*fbm(p*.25,3);
    vec2 id2; float ps=stones(p,17.,id2); float keep=step(.62,hash12(id2+7.)); land=mix(land,mix(hexc(0x8e887b),hexc(0xd0c6ae),hash12(id2))*(.55+.45*smoothstep(0.,5.,ps)),keep*smoothstep(.5,3.,ps)*(uKind>1.5?.3:.8));
    land*=mix(1.,.62,smoothstep(-26.,-2.,d)); float on=smoothstep(1.5,-1.5,d); col=mix(col*(1.-.42*smoothstep(16.,0.,shore(p-vec2(6.,8.)))),land,on);
  }
  finalColor=vec4(col,1.);
}
