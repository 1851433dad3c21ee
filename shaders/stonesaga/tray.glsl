// One tray of three hexes: lip with a cut zigzag, wells, side faces. Its shadow is a picture of its own (uKind 1), so that it
// never falls on the stone of a neighbour. uStone: two tones of its limestone.
uniform vec2 uC[3]; uniform float uGrid,uWell,uSeed,uKind; uniform vec3 uStone[2];
const float LIP=21.;
float outline(vec2 p){ float d=1e4; for(int i=0;i<3;i++) d=smin(d,sdHexR(p-uC[i],uGrid),8.); return d-LIP; }
float wellD(vec2 p){ float d=1e4; for(int i=0;i<3;i++) d=min(d,sdHexR(p-uC[i],uWell)); return d; }
float rough(vec2 p){ p+=uSeed*173.; return (fbm(p*.022,4)-.5)*7.+(fbm(p*.11+8.,3)-.5)*2.2; }
// distance to the ornament on the lip: a zigzag and a line, following the nearest edge
float zig(vec2 p,float c){ float best=1e9; vec2 l=vec2(0); for(int i=0;i<3;i++){ vec2 q=p-uC[i]; float d=dot(q,q); if(d<best){best=d;l=q;} }
  float e=floor((atan(l.y,l.x)+1.0471976)/1.0471976+.5); float a=(e-1.)*1.0471976; vec2 n=vec2(cos(a),sin(a)); float t=dot(l,vec2(-n.y,n.x)); float z=abs(fract(t/17.)-.5)*2.;
  return min(abs(c-4.-8.5*z)*.72, abs(c-15.5)); }
float top(vec2 p,out float o,out float w,out float orn){ o=outline(p); float rg=rough(p); w=wellD(p); vec2 s=p+uSeed*91.;
  float outer=o+rg*.8; float c=o+LIP;
  float h=smoothstep(1.,-7.,outer)*8.;
  h-=8.*smoothstep(6.,-1.5,w+rg*.12);
  orn=1e4; if(c>1.&&outer<-2.){ orn=zig(p,c); h-=1.6*smoothstep(2.,.6,orn); }
  float chip=smoothstep(.62,.74,fbm(s*.036+40.,3)); h-=chip*4.5*smoothstep(-13.,0.,outer); h-=chip*2.5*smoothstep(9.,3.,w);
  h+=(fbm(s*.045,4)-.5)*3.2+(fbm(s*.3,3)-.5)*.9;
  float cr=ridged(s*.011+6.,4); h-=2.4*smoothstep(.88,.97,cr);
  vec4 pc=cells(s/11.); h-=.9*smoothstep(.20,.05,pc.x)*step(.62,hash12(pc.zw));
  return h; }
void main(){
  vec2 p=vUV*uSize; vec2 s=p+uSeed*57.;
  if(uKind>.5){ float sh=smoothstep(52.,-26.,outline(p-vec2(28.,38.)))*.60; sh=max(sh,smoothstep(14.,-8.,outline(p-vec2(8.,24.)))*.82); finalColor=vec4(hexc(0x0c0e18)*sh*.9,sh); return; }
  float o,w,orn,o2,w2,r2; float h=top(p,o,w,orn); float hx=top(p+vec2(1.,0),o2,w2,r2),hy=top(p+vec2(0,1.),o2,w2,r2);
  vec3 n=normalize(vec3(h-hx,h-hy,1.5));
  float outer=o+rough(p)*.8;
  vec3 stone=mix(uStone[0],uStone[1],fbm(s*.016,5)); stone=mix(stone,hexc(0x827f79),smoothstep(.5,.75,fbm(s*.009+9.,4))*.7);
  stone=mix(stone,hexc(0xa88459),smoothstep(.58,.78,fbm(s*.014+70.,4))*.4);
  stone*=.82+.36*fbm(s*.16,4); stone*=.95+.10*vnoise(s*1.1);
  // moss and lichen in the damp places
  float moss=smoothstep(.60,.68,fbm(s*.016+15.,5)+.06*smoothstep(7.,1.,w))*smoothstep(.34,.56,fbm(s*.12,3));
  stone=mix(stone,mix(hexc(0x566231),hexc(0x8b9049),fbm(s*.3,2)),moss*.75);
  float lich=smoothstep(.72,.76,fbm(s*.035+44.,3)); stone=mix(stone,hexc(0xc3a057),lich*.35);
  // red ochre rubbed into the carving
  stone=mix(stone,hexc(0x97452a),.9*smoothstep(2.1,.8,orn)*smoothstep(.20,.46,fbm(s*.06+3.,3)));
  float dif=dot(n,normalize(SUN));
  vec3 lit=mix(hexc(0x2f3648)*.85,hexc(0xffe4bc)*1.42,smoothstep(-.05,1.,dif*.5+.5*dif*max(dif,0.)+.12));
  vec3 col=stone*lit; col+=hexc(0xffd9a0)*.13*pow(max(dif,0.),10.);
  col*=mix(1.,.25,smoothstep(2.,-4.,w));
  float a=smoothstep(.8,-.8,outer);
  float side=0.,dep=0.; for(int i=1;i<=20;i++){ float t=float(i); vec2 q=p-vec2(.24,.98)*t; if(outline(q)+rough(q)*.8<0.){ side=1.; dep=t; break; } }
  vec3 sc=hexc(0x7a7063)*(.55+.6*fbm(vec2(s.x*.05,s.y*.28),4)); sc*=mix(.92,.34,dep/20.); sc=mix(sc,hexc(0x4c5630)*.6,smoothstep(.5,.7,fbm(s*.03+5.,4))*.5); sc*=vec3(.86,.88,1.);
  vec4 r=vec4(col,1.)*a; r+=vec4(sc,1.)*side*(1.-r.a); finalColor=r;
}
