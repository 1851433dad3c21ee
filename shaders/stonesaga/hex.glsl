// One explored tile from its data. Areal features are fields built from rhombic zones and edge bands;
// rivers and chasms are strokes (polylines with width). Nothing reaches the border except where an edge is covered,
// or where a river leaves by a narrow mouth.
uniform float uR,uSeed,uLand; uniform vec2 uZone[3]; uniform vec3 uEdge[2];
uniform vec3 uRiver[64]; uniform float uRiverN; uniform vec3 uChasm[64]; uniform float uChasmN;
const float PI=3.14159265;
vec2 en(int e){ float a=(-60.+60.*float(e))*PI/180.; return vec2(cos(a),sin(a)); }
float zoneSd(vec2 p,int k,float inset){ float a=uR*.8660254; float r=.16*uR;
  return smax(smax(dot(p,en(2*k))-a,dot(p,en(2*k+1))-a,r),smax(dot(p,en(2*k+3)),dot(p,en(2*k+4)),r),r)+inset; }
float edgeSd(vec2 p,int e,float wid){ vec2 n=en(e); float s=uR*.8660254-dot(p,n); float t=abs(dot(p,vec2(-n.y,n.x)))/(uR*.5); 
  float ww=wid*mix(.62,1.,smoothstep(1.05,.55,t)); return max(s-ww,(t-1.06)*uR*.5); }
float strokes(vec2 p,bool river){ float d=1e4; int n=int(river?uRiverN:uChasmN);
  for(int i=0;i<63;i++){ if(i>=n-1)break; vec3 A=river?uRiver[i]:uChasm[i],B=river?uRiver[i+1]:uChasm[i+1]; if(A.z<0.||B.z<0.)continue;
    vec2 pa=p-A.xy,ba=B.xy-A.xy; float h=clamp(dot(pa,ba)/max(dot(ba,ba),1e-4),0.,1.); d=min(d,length(pa-ba*h)-mix(A.z,B.z,h)); } return d; }
float brush(vec2 p,float ang){ vec2 q=rot(ang)*p; return fbm(q*vec2(.018,.16),4); }
vec3 wash(vec3 col,vec3 pig,float d,float soft,float strength){ float a=smoothstep(soft,-soft,d); float edge=exp(-abs(d+3.)/3.5)*step(d,2.); return mix(col,pig*(1.-.22*edge),a*strength); }
vec3 water(vec2 p,float d,float seed,float scale){
  float dep=clamp(-d/(34.*scale),0.,1.);
  vec3 c=mix(hexc(0x9fc9c2),hexc(0x4f9bb0),smoothstep(0.,.4,dep)); c=mix(c,hexc(0x24607f),smoothstep(.3,1.,dep));
  float wv=fbm(vec2(p.x*.05,p.y*.13)+seed,4); c*=.86+.3*wv;
  // painted ripples: broken contour lines that follow the shore
  float l=0.; float dd=d+(fbm(p*.05+seed,3)-.5)*5.; 
  l+=smoothstep(1.1,.2,abs(dd+6.))*smoothstep(.42,.6,fbm(p*.045+3.+seed,3)); l+=.8*smoothstep(1.,.2,abs(dd+13.))*smoothstep(.48,.62,fbm(p*.04+13.+seed,3)); l+=.6*smoothstep(1.,.2,abs(dd+21.*scale+2.))*smoothstep(.5,.64,fbm(p*.04+23.+seed,3));
  c=mix(c,hexc(0xe6f4ee),l*.62);
  float gl=smoothstep(.70,.80,fbm(vec2(p.x*.06,p.y*.34)+seed*3.,3))*smoothstep(.2,.6,dep); c+=hexc(0xffe0a8)*gl*.24;
  return c; }
void main(){
  vec2 p=(vUV-.5)*uSize; vec2 sp=p+uSeed*311.;
  vec2 wrp=vec2(fbm(sp*.022,4),fbm(sp*.022+50.,4))-.5; vec2 wf=vec2(fbm(sp*.07,3),fbm(sp*.07+50.,3))-.5;
  vec2 q=p+wrp*uR*.20+wf*uR*.05;
  float F[11]; for(int i=0;i<11;i++)F[i]=1e3;
  float inset[11]=float[11](0.,.065,.055,.0,.105,.065,.055,.0,.09,.06,.07);
  for(int k=0;k<3;k++)for(int j=0;j<2;j++){ int f=int(uZone[k][j]+.5); if(f>0&&f!=3&&f!=7&&f!=8){ F[f]=smin(F[f],zoneSd(q,k,inset[f]*uR),.10*uR); } }
  for(int e=0;e<6;e++){ int f=int(uEdge[e/3][e%3]+.5); if(f>0&&f!=3&&f!=7){ F[f]=smin(F[f],edgeSd(p+wf*uR*.06,e,.23*uR),.14*uR); } }
  float riv=uRiverN>1.?strokes(p+wrp*uR*.05+wf*uR*.04,true):1e3; float cha=uChasmN>1.?strokes(p+wf*uR*.07,false)+ (ridged(sp*.05,3)-.5)*5.:1e3;
  // --- land
  float ang=2.2+1.6*(fbm(sp*.004,2)-.5)+uSeed; float br=brush(sp,ang),br2=brush(sp*1.7+9.,ang+.5);
  vec3 A=uLand<.5?hexc(0x8b8447):hexc(0xa98d58),B=uLand<.5?hexc(0xb5a45f):hexc(0xcdb27a),C=uLand<.5?hexc(0x666a38):hexc(0x86704a);
  float big=fbm(sp*.013+2.,5); vec3 col=mix(A,B,smoothstep(.38,.70,big)); col=mix(col,C,smoothstep(.5,.25,big)*.85);
  col=mix(col,hexc(0x99703c),smoothstep(.56,.72,fbm(sp*.02+30.,4))*.5);
  if(uLand<.5){ float he=smoothstep(.60,.70,fbm(sp*.03+77.,4)); vec4 hc=cells(sp/5.); col=mix(col,hexc(0x94617a),he*smoothstep(.5,.1,hc.x)*.7); col=mix(col,hexc(0xc79aa2),he*smoothstep(.25,.05,hc.x)*.6*step(.6,hash12(hc.zw))); }
  col=mix(col,hexc(0xc9ab62),smoothstep(.58,.78,brush(sp*.6+40.,ang+.3))*.45); col=mix(col,hexc(0x5a5a30),smoothstep(.60,.80,brush(sp*.8+80.,ang-.2))*.40);
  col*=.76+.44*br; col*=.90+.20*br2;
  // --- prairie
  { float d=F[2]; vec3 g=mix(hexc(0xc99a3e),hexc(0xe6c873),smoothstep(.3,.7,brush(sp*1.3+4.,1.9))); g=mix(g,hexc(0x9f8638),smoothstep(.5,.75,fbm(sp*.025+8.,4))*.7); g*=.82+.36*brush(sp*2.,1.4); col=wash(col,g,d,3.5,.94); }
  // --- moraine: pale till thrown up in ridges, gravel between
  { float d=F[9]; vec4 c=cells((sp+4.*wf*uR*.05)/7.5); vec4 c2=cells(sp/3.4+7.); float pb=smoothstep(.46,.2,c.x); vec3 g=mix(hexc(0x8d8170),hexc(0xc4b699),hash12(c.zw)); g=mix(hexc(0x7a6a55),g,pb*.85); g*=.86+.28*smoothstep(.5,.1,c2.x);
    float rd=sin((p.x*.55+p.y*.83+22.*(fbm(sp*.02,3)-.5)*2.)*.19+uSeed); g*=.86+.26*smoothstep(-.8,.9,rd); g=mix(g,hexc(0x8b7444),smoothstep(.5,.7,fbm(sp*.04+3.,3))*.35); col=wash(col,g,d+(c.x-.35)*5.,2.5,.95); }
  // --- wetland: dark peat with pools
  float pool=1e3;
  { float d=F[5]; vec3 g=mix(hexc(0x4d5a34),hexc(0x7a8148),fbm(sp*.04,4)); g=mix(g,hexc(0x3c4a38),smoothstep(.45,.65,fbm(sp*.02+5.,4))); g*=.82+.34*br2; col=wash(col,g,d,3.,.95);
    pool=max(d+9.,(.50-fbm(sp*.030+3.,3)*1.0)*60.); }
  // --- forest floor
  { float d=F[1]; vec3 g=mix(hexc(0x2f3d26),hexc(0x4c5a30),fbm(sp*.05,4)); g*=.8+.4*br; col=wash(col,g,d,3.5,.92); }
  // --- mountain: scree and bare rock, lit from the top left
  { float d=F[6]; float h=ridged(sp*.02,5)*26.; float dx=dFdx(h),dy=dFdy(h); float l=clamp(.55-(dx*-.6+dy*-.7)*.9,0.,1.3); vec3 g=mix(hexc(0x565c63),hexc(0xa79c8b),l); g=mix(g,hexc(0x7a6a55),smoothstep(.5,.7,fbm(sp*.03,3))*.5); col=wash(col,g,d,2.5,.97); }
  // --- dried flats
  { float d=F[10]; vec4 c=cells(sp/15.+wf*2.); vec3 g=mix(hexc(0xcdb48a),hexc(0xe5d3ac),hash12(c.zw)); g*=mix(.55,1.,smoothstep(.0,.09,c.y-c.x)); col=wash(col,g,d,3.,.95); }
  // --- pools, lake, river
  float lake=F[4]; 
  float W[3]=float[3](pool,lake,riv); float S[3]=float[3](.45,1.15,.62);
  for(int i=0;i<3;i++){ float d=W[i]; if(d<30.){
    float bank=smoothstep(8.,.5,d); vec3 sand=i==0?hexc(0x6b6a40):hexc(0xcdb681); col=mix(col,sand*(.82+.3*br2),bank*(i==0?.5:.85)*smoothstep(-2.,1.,d+2.));
    col=mix(col,hexc(0x2c2118),.75*smoothstep(1.7,.3,abs(d+.3+ (vnoise(sp*.2)-.5)*1.2)));
    if(d<0.){ vec3 wc=water(sp,d,uSeed*7.+float(i)*3.,S[i]); wc=i==0?mix(wc,hexc(0x47604e),.55):mix(wc,hexc(0x86a9a8),.16); 
      vec3 base=wc; float a=smoothstep(.6,-.9,d); col=mix(col,base,a);
      // the bank on the light side throws a thin shadow on the water
    } } }
  { // bank shadows from the top left, one lookup shifted towards the light
    vec2 o=vec2(-3.2,-3.8); 
    if(lake<0.){ vec2 pp=p+o; vec2 qq=q+o; float d=1e3; for(int k=0;k<3;k++)for(int j=0;j<2;j++){ if(int(uZone[k][j]+.5)==4) d=smin(d,zoneSd(qq,k,inset[4]*uR),.10*uR);} for(int e=0;e<6;e++) if(int(uEdge[e/3][e%3]+.5)==4) d=smin(d,edgeSd(pp+wf*uR*.06,e,.20*uR),.14*uR); col*=mix(1.,.62,smoothstep(-1.5,1.5,d)); }
    if(riv<0.){ float d=strokes(p+o+wrp*uR*.05+wf*uR*.04,true); col*=mix(1.,.66,smoothstep(-1.5,1.5,d)); } }
  // --- chasm
  if(cha<16.){
    float lip=smoothstep(13.,1.,cha); vec3 rock=mix(hexc(0x7b7063),hexc(0xb09f86),fbm(sp*.06,4)); rock*=.8+.4*br; col=mix(col,rock,lip*.9);
    // cracks running off the lip
    float cr=ridged(sp*.035+9.,3); col*=mix(1.,.45,lip*smoothstep(.80,.93,cr));
    if(cha<0.){ vec2 pw=p+wf*uR*.07; 
      // two shifted look-ups: the wall that faces the light, and the one that hangs in its own shadow
      vec2 ol=vec2(9.,10.),os=vec2(-3.,-9.); float dl=strokes(pw+ol,false)+(ridged((sp+ol)*.05,3)-.5)*5.; float ds=strokes(pw+os,false)+(ridged((sp+os)*.05,3)-.5)*5.;
      vec3 ab=mix(hexc(0x07080c),hexc(0x1b2a36),smoothstep(.5,.85,fbm(sp*.025+4.,3))*.8*smoothstep(-8.,-30.,cha));
      float str=.5+.5*sin((p.y*.55+p.x*.25)*.62+5.*fbm(sp*.07,3)); vec3 lit=mix(hexc(0x8a6a48),hexc(0xe0bd88),str*.7+.3*fbm(sp*.15,2)); float far=smoothstep(-11.,4.,dl); lit*=mix(.25,1.05,smoothstep(-12.,-1.,cha+2.)); 
      vec3 shd=mix(hexc(0x17120f),hexc(0x3d3129),str); vec3 in_=mix(ab,shd,smoothstep(-7.,2.,ds)*.9); in_=mix(in_,lit,far*.92);
      col=mix(col,in_,smoothstep(.7,-.9,cha)); }
    col=mix(col,hexc(0x1b1512),.85*smoothstep(1.6,.3,abs(cha)));
  }
  finalColor=vec4(col,1.);
}
