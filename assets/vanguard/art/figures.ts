import { disc, rect } from './shapes.ts';
import { join, limb, svg, type Part } from './sculpt.ts';
import { SECTIONS, type Section } from './glyphs.ts';

/** Explorers in design units: feet at (0, 0), about 235 tall, y grows downwards. */
const SUIT = ['#f6f5ee', '#d5dbe0', '#98a5b4'];
const GREY = ['#8f9cab', '#5a6878', '#333f4e'];
const DARK = ['#4a5768', '#2a3442', '#161e29'];

function boots(l: [number, number], r: [number, number]): Part[] {
  const boot = (x: number, y: number, s: number) => svg(`M${x - 15} ${y - 26} H${x + 14} L${x + 15} ${y - 12} C${x + 15 + s * 12} ${y - 9} ${x + 18 + s * 14} ${y - 2} ${x + 17 + s * 13} ${y} H${x - 17 + s * 10} C${x - 19 + s * 8} ${y - 8} ${x - 16} ${y - 16} ${x - 15} ${y - 26} Z`);
  return [
    { path: boot(l[0], l[1], -0.5), fill: GREY, round: 8, detail: (c) => { c.fillStyle = '#141b25'; c.fillRect(l[0] - 34, l[1] - 6, 70, 8); c.fillRect(l[0] - 20, l[1] - 22, 40, 4); } },
    { path: boot(r[0], r[1], 0.5), fill: GREY, round: 8, detail: (c) => { c.fillStyle = '#141b25'; c.fillRect(r[0] - 34, r[1] - 6, 70, 8); c.fillRect(r[0] - 20, r[1] - 22, 40, 4); } },
  ];
}
function leg(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number, tone: string): Part[] {
  return [
    { path: join(limb(x0, y0, 19, x1, y1, 16)), fill: SUIT, round: 14, detail: (c) => { c.strokeStyle = 'rgba(60,74,92,.55)'; c.lineWidth = 2.5; for (const t of [0.35, 0.5, 0.65]) { const x = x0 + (x1 - x0) * t, y = y0 + (y1 - y0) * t; c.beginPath(); c.moveTo(x - 18, y - 3); c.quadraticCurveTo(x, y + 5, x + 18, y - 3); c.stroke(); } } },
    { path: limb(x1, y1, 16, x2, y2, 15), fill: SUIT, round: 13 },
    { path: svg(`M${x1 - 15} ${y1 - 10} Q${x1} ${y1 - 17} ${x1 + 15} ${y1 - 10} L${x1 + 12} ${y1 + 13} Q${x1} ${y1 + 19} ${x1 - 12} ${y1 + 13} Z`), fill: tone, round: 8, gloss: 0.4 },
  ];
}
const SKIN = [['#ffcfa2', '#3a2014'], ['#a8683e', '#180e0a'], ['#e09a62', '#4a2412'], ['#74462c', '#0e0908'], ['#ffc090', '#a0601e'], ['#d08a58', '#d8d2c8']] as const;
/** An open visor: the head of a person under clear glass. `who` picks skin, hair and cut. */
function head(cx: number, cy: number, tone: string, turn: number, who: number): Part[] {
  const [skin, hair] = SKIN[who % SKIN.length]!;
  const x = cx + turn * 0.8;
  const shell = svg(`M${cx - 38} ${cy + 8} C${cx - 42} ${cy - 46} ${cx + 42} ${cy - 46} ${cx + 38} ${cy + 8} C${cx + 36} ${cy + 30} ${cx + 19} ${cy + 38} ${cx} ${cy + 38} C${cx - 19} ${cy + 38} ${cx - 36} ${cy + 30} ${cx - 38} ${cy + 8} Z`);
  const glass = svg(`M${x - 29} ${cy + 5} C${x - 32} ${cy - 32} ${x + 32} ${cy - 32} ${x + 29} ${cy + 5} C${x + 27} ${cy + 25} ${x + 13} ${cy + 31} ${x} ${cy + 31} C${x - 13} ${cy + 31} ${x - 27} ${cy + 25} ${x - 29} ${cy + 5} Z`);
  const face = svg(`M${x - 17} ${cy - 4} C${x - 18} ${cy - 24} ${x + 18} ${cy - 24} ${x + 17} ${cy - 4} C${x + 17} ${cy + 12} ${x + 9} ${cy + 24} ${x} ${cy + 24} C${x - 9} ${cy + 24} ${x - 17} ${cy + 12} ${x - 17} ${cy - 4} Z`);
  const cuts = [
    `M${x - 20} ${cy + 4} C${x - 24} ${cy - 30} ${x + 24} ${cy - 30} ${x + 20} ${cy + 4} C${x + 17} ${cy - 8} ${x + 12} ${cy - 14} ${x + 3} ${cy - 13} C${x - 8} ${cy - 12} ${x - 16} ${cy - 10} ${x - 20} ${cy + 4} Z`,
    `M${x - 18} ${cy - 4} C${x - 22} ${cy - 27} ${x + 22} ${cy - 27} ${x + 18} ${cy - 4} C${x + 14} ${cy - 15} ${x - 14} ${cy - 15} ${x - 18} ${cy - 4} Z`,
    `M${x - 21} ${cy + 22} C${x - 27} ${cy - 30} ${x + 27} ${cy - 30} ${x + 21} ${cy + 22} C${x + 18} ${cy + 4} ${x + 18} ${cy - 8} ${x + 8} ${cy - 13} C${x - 2} ${cy - 16} ${x - 18} ${cy - 8} ${x - 16} ${cy + 6} C${x - 17} ${cy + 12} ${x - 18} ${cy + 18} ${x - 21} ${cy + 22} Z`,
  ];
  return [
    { path: shell, fill: ['#ffffff', '#dfe5e8', '#9fabb8'], round: 24, gloss: 0.6, detail: (c) => { c.fillStyle = tone; c.fillRect(cx - 7, cy - 50, 14, 26); } },
    { path: join(disc(cx - 38, cy + 6, 9), disc(cx + 38, cy + 6, 9)), fill: GREY, round: 7, gloss: 0.4 },
    { path: glass, fill: ['#16324e', '#0c1a2c'], round: 8, ink: 2.2 },
    {
      path: face, fill: skin, round: 15, gloss: 0.12, ink: 1.6,
      detail: (c) => {
        c.fillStyle = 'rgba(40,14,8,.28)'; c.fill(svg(`M${x - 20} ${cy - 2} h40 v-8 h-40 Z`)); c.fill(disc(x + 1, cy + 9, 3.4, 2.4));
        c.fillStyle = '#fbf6ee'; c.fill(disc(x - 7, cy + 0.5, 4.6, 3.3)); c.fill(disc(x + 7.6, cy + 0.5, 4.6, 3.3));
        c.fillStyle = '#1a1210'; c.fill(disc(x - 6.4, cy + 0.7, 2.6, 3)); c.fill(disc(x + 8.2, cy + 0.7, 2.6, 3)); c.fillStyle = '#fff'; c.fill(disc(x - 7.4, cy - 0.4, 0.9)); c.fill(disc(x + 7.2, cy - 0.4, 0.9)); c.fillStyle = 'rgba(220,80,60,.22)'; c.fill(disc(x - 10, cy + 8, 4.5, 3)); c.fill(disc(x + 11, cy + 8, 4.5, 3));
        c.strokeStyle = hair; c.lineWidth = 2.4; c.lineCap = 'round'; c.stroke(svg(`M${x - 12} ${cy - 5} Q${x - 7} ${cy - 7.6} ${x - 3} ${cy - 5} M${x + 4} ${cy - 5} Q${x + 8} ${cy - 7.6} ${x + 13} ${cy - 5}`));
        c.strokeStyle = 'rgba(110,24,20,.95)'; c.lineWidth = 2.6; c.stroke(svg(`M${x - 5} ${cy + 15.5} Q${x + 1} ${cy + 18} ${x + 6} ${cy + 15}`));
        if (who % 4 === 3) { c.fillStyle = hair; c.globalAlpha = 0.75; c.fill(svg(`M${x - 15} ${cy + 9} C${x - 8} ${cy + 12} ${x + 9} ${cy + 12} ${x + 15} ${cy + 9} C${x + 13} ${cy + 26} ${x - 13} ${cy + 26} ${x - 15} ${cy + 9} Z`)); c.globalAlpha = 1; c.fillStyle = '#b06a58'; c.fill(disc(x, cy + 16, 4.4, 1.6)); }
      },
    },
    { path: svg(cuts[who % 3]!), fill: hair, round: 9, gloss: 0.35, ink: 1.4 },
    { path: glass, fill: 'rgba(120,210,255,.05)', glow: true },
    { path: svg(`M${x - 23} ${cy + 2} C${x - 24} ${cy - 16} ${x - 14} ${cy - 22} ${x - 4} ${cy - 23} C${x - 13} ${cy - 17} ${x - 18} ${cy - 10} ${x - 19} ${cy + 4} Z`), fill: 'rgba(255,255,255,.62)', glow: true },
  ];
}
let WHO = -1;
/** The same figure with an open visor. */
export function person(section: Section, who: number): Part[] { WHO = who; const parts = explorer(section); WHO = -1; return parts; }
function helmet(cx: number, cy: number, tone: string, turn = 0): Part[] {
  if (WHO >= 0) return head(cx, cy, tone, turn, WHO);
  const shell = svg(`M${cx - 36} ${cy + 8} C${cx - 40} ${cy - 44} ${cx + 40} ${cy - 44} ${cx + 36} ${cy + 8} C${cx + 34} ${cy + 28} ${cx + 18} ${cy + 36} ${cx} ${cy + 36} C${cx - 18} ${cy + 36} ${cx - 34} ${cy + 28} ${cx - 36} ${cy + 8} Z`);
  const vx = cx + turn;
  const visor = svg(`M${vx - 27} ${cy + 4} C${vx - 29} ${cy - 24} ${vx + 29} ${cy - 24} ${vx + 27} ${cy + 4} C${vx + 25} ${cy + 21} ${vx + 12} ${cy + 26} ${vx} ${cy + 26} C${vx - 12} ${cy + 26} ${vx - 25} ${cy + 21} ${vx - 27} ${cy + 4} Z`);
  return [
    { path: shell, fill: ['#ffffff', '#dfe5e8', '#9fabb8'], round: 26, gloss: 0.6, detail: (c) => { c.fillStyle = tone; c.fillRect(cx - 7, cy - 46, 14, 30); c.fillStyle = 'rgba(30,44,62,.6)'; c.fillRect(cx - 40, cy + 26, 80, 3); } },
    { path: join(disc(cx - 36, cy + 6, 9), disc(cx + 36, cy + 6, 9)), fill: GREY, round: 7, gloss: 0.4 },
    {
      path: visor, fill: '#101c2e', round: 22, gloss: 0.9, ink: 2.4,
      detail: (c) => {
        const g = c.createLinearGradient(0, cy - 22, 0, cy + 26);
        g.addColorStop(0, '#1d5f96'); g.addColorStop(0.42, '#0f2b4a'); g.addColorStop(0.5, '#ffb35a'); g.addColorStop(0.56, '#d0591a'); g.addColorStop(1, '#2a0f10');
        c.fillStyle = g; c.fillRect(vx - 32, cy - 26, 64, 56);
        c.fillStyle = 'rgba(8,18,32,.85)'; c.fill(svg(`M${vx - 30} ${cy + 6} L${vx - 16} ${cy - 3} L${vx - 8} ${cy + 3} L${vx + 6} ${cy - 6} L${vx + 30} ${cy + 7} V${cy + 30} H${vx - 30} Z`));
        c.fillStyle = 'rgba(255,255,255,.85)'; c.fill(svg(`M${vx - 21} ${cy - 2} C${vx - 20} ${cy - 14} ${vx - 10} ${cy - 17} ${vx - 3} ${cy - 17} C${vx - 10} ${cy - 12} ${vx - 15} ${cy - 8} ${vx - 16} ${cy} Z`));
      },
    },
  ];
}
function torso(tone: string, dark: string, lean = 0): Part[] {
  const chest = svg(`M${-38 + lean} -158 C${-24 + lean} -170 ${24 + lean} -170 ${38 + lean} -158 C46 -136 40 -112 32 -92 L-32 -92 C-40 -112 -46 -136 ${-38 + lean} -158 Z`);
  return [
    { path: svg('M-30 -100 L30 -100 L33 -74 C20 -66 -20 -66 -33 -74 Z'), fill: SUIT, round: 12 },
    { path: chest, fill: SUIT, round: 26, detail: (c) => { c.fillStyle = tone; c.fill(svg(`M${-44 + lean} -160 H${44 + lean} L40 -146 C20 -140 -20 -140 -40 -146 Z`)); c.strokeStyle = 'rgba(50,64,82,.6)'; c.lineWidth = 2.5; c.stroke(svg(`M${lean} -146 V-96 M-34 -108 C-10 -102 10 -102 34 -108`)); } },
    { path: rect(-34, -94, 68, 13, 5), fill: DARK, round: 5, detail: (c) => { c.fillStyle = tone; c.fillRect(-8, -94, 16, 13); } },
    { path: join(rect(-31, -98, 15, 20, 3), rect(17, -98, 15, 20, 3)), fill: GREY, round: 5 },
    { path: rect(-20 + lean, -142, 40, 30, 5), fill: DARK, round: 6, gloss: 0.4, detail: (c) => { c.fillStyle = '#0c141e'; c.fillRect(-15 + lean, -138, 20, 13); c.fillStyle = dark; c.fillRect(-15 + lean, -121, 30, 5); c.fillStyle = tone; c.fillRect(9 + lean, -138, 6, 5); } },
    { path: join(rect(-13 + lean, -136, 4, 9), rect(-7 + lean, -134, 4, 7), rect(-1 + lean, -137, 4, 10), rect(10 + lean, -129, 4, 4)), fill: '#6ff0ff', glow: true },
  ];
}
function shoulder(x: number, y: number, tone: string): Part {
  return { path: svg(`M${x - 22} ${y + 12} C${x - 26} ${y - 16} ${x + 26} ${y - 16} ${x + 22} ${y + 12} C${x + 10} ${y + 18} ${x - 10} ${y + 18} ${x - 22} ${y + 12} Z`), fill: tone, round: 16, gloss: 0.35 };
}
const glove = (x: number, y: number): Part => ({ path: disc(x, y, 13.5), fill: DARK, round: 10, gloss: 0.3 });
function arm(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number, tone: string): Part[] {
  return [
    { path: limb(x0, y0, 15, x1, y1, 13), fill: SUIT, round: 12 },
    { path: limb(x1, y1, 13, x2, y2, 12), fill: SUIT, round: 11, detail: (c) => { c.strokeStyle = tone; c.lineWidth = 7; const mx = (x1 + x2) / 2, my = (y1 + y2) / 2, dx = y2 - y1, dy = x1 - x2, l = Math.hypot(dx, dy); c.beginPath(); c.moveTo(mx - (dx / l) * 20, my - (dy / l) * 20); c.lineTo(mx + (dx / l) * 20, my + (dy / l) * 20); c.stroke(); } },
    glove(x2, y2),
  ];
}

export function explorer(section: Section): Part[] {
  const { colour: tone, dark } = SECTIONS[section];
  const parts: Part[] = [];
  const pack = (h: number, w = 34) => parts.push({ path: rect(-w - 12, -176, (w + 12) * 2, h, 12), fill: GREY, round: 12, detail: (c) => { c.fillStyle = dark; c.fillRect(-w - 12, -168, 12, h - 18); c.fillRect(w, -168, 12, h - 18); } });
  if (section === 'recon') {
    // striding, ice axe over the shoulder, pole with a lamp
    pack(70, 26);
    parts.push({ path: svg('M34 -172 L48 -250 L52 -249 L40 -170 Z'), fill: DARK, round: 3 });
    parts.push({ path: disc(51, -253, 6), fill: '#ff9a3c', glow: true });
    parts.push(...arm(-40, -146, -60, -120, -66, -92, tone));
    parts.push(...leg(-16, -78, -26, -46, -38, -20, tone), ...leg(16, -78, 34, -50, 30, -22, tone), ...boots([-40, 0], [32, -2]));
    parts.push(...torso(tone, dark));
    parts.push({ path: svg('M-40 -160 C-14 -148 14 -148 40 -160 L42 -146 C16 -134 -16 -134 -42 -146 Z M-38 -152 L-70 -118 L-80 -126 L-56 -158 Z'), fill: [tone, dark], round: 7 });
    parts.push({ path: limb(-58, 0, 3.4, -72, -150, 3.4), fill: ['#d8dee2', '#8996a5'], round: 3, gloss: 0.5 });
    parts.push({ path: disc(-73, -156, 7), fill: GREY, round: 5 });
    parts.push(glove(-66, -92));
    parts.push(...arm(40, -146, 66, -136, 62, -168, tone));
    parts.push({ path: limb(54, -120, 4.5, 70, -214, 4.5), fill: ['#c2793a', '#7a431a'], round: 4 });
    parts.push({ path: svg('M38 -226 C56 -236 82 -232 104 -208 C86 -216 76 -216 66 -208 L60 -214 C52 -214 44 -218 38 -226 Z'), fill: ['#ffffff', '#9aa8b7'], round: 6, gloss: 0.8 });
    parts.push(glove(62, -168), shoulder(-38, -150, tone), shoulder(38, -150, tone), ...helmet(0, -196, tone, 4));
  } else if (section === 'engineering') {
    // broad, a powered claw on the left, a torch in the right
    pack(84, 38);
    parts.push({ path: join(rect(-58, -196, 20, 44, 8), rect(38, -196, 20, 44, 8)), fill: ['#f2a93a', '#b06a10'], round: 8, gloss: 0.4 });
    parts.push(...leg(-20, -78, -26, -48, -28, -22, tone), ...leg(20, -78, 26, -48, 28, -22, tone), ...boots([-30, 0], [30, 0]));
    parts.push({ path: limb(-50, -150, 15, -82, -118, 14), fill: GREY, round: 10, gloss: 0.5 });
    parts.push(...torso(tone, dark));
    parts.push({ path: limb(-82, -118, 16, -80, -74, 18), fill: ['#f2b04a', '#b8701a'], round: 12, gloss: 0.5, detail: (c) => { c.fillStyle = '#1a1510'; for (let i = 0; i < 4; i++) c.fill(svg(`M-104 ${-112 + i * 16} l44 -14 v8 l-44 14 z`)); } });
    parts.push({ path: disc(-82, -118, 15), fill: DARK, round: 11, gloss: 0.5 });
    parts.push({ path: svg('M-96 -70 C-112 -58 -112 -36 -98 -24 L-92 -34 C-98 -44 -94 -54 -86 -60 Z'), fill: ['#dfe4e8', '#7d8a99'], round: 6, gloss: 0.6 });
    parts.push({ path: svg('M-66 -70 C-50 -58 -50 -36 -64 -24 L-70 -34 C-64 -44 -68 -54 -76 -60 Z'), fill: ['#dfe4e8', '#7d8a99'], round: 6, gloss: 0.6 });
    parts.push({ path: rect(-98, -82, 34, 22, 6), fill: DARK, round: 6 });
    parts.push(...arm(42, -146, 66, -112, 84, -130, tone));
    parts.push({ path: svg('M74 -136 L112 -152 L116 -142 L80 -122 Z'), fill: DARK, round: 5 });
    parts.push({ path: svg('M112 -153 L128 -158 L129 -151 L116 -143 Z'), fill: '#c9d2da', round: 4, gloss: 0.6 });
    parts.push({ path: svg('M127 -158 C140 -170 152 -166 160 -174 C156 -160 148 -154 131 -150 Z'), fill: '#7fe9ff', glow: true });
    parts.push({ path: disc(132, -155, 5), fill: '#ffffff', glow: true });
    parts.push(glove(84, -130), shoulder(-44, -150, tone), shoulder(44, -150, tone), ...helmet(0, -196, tone, -3));
    parts.push({ path: svg('M-30 -226 H30 L34 -214 H-34 Z'), fill: [tone, dark], round: 5 });
  } else if (section === 'science') {
    // a hand-held sampler raised, a case in the other hand
    pack(74, 26);
    parts.push({ path: limb(-34, -176, 2.6, -40, -246, 2.6), fill: DARK, round: 3 });
    parts.push({ path: svg('M-60 -250 C-56 -266 -24 -266 -20 -250 L-40 -238 Z'), fill: ['#eef2f4', '#8d9aa9'], round: 6, gloss: 0.6 });
    parts.push({ path: disc(-40, -258, 4), fill: '#6ff0ff', glow: true });
    parts.push(...leg(-17, -78, -20, -48, -22, -22, tone), ...leg(17, -78, 22, -48, 26, -22, tone), ...boots([-24, 0], [28, 0]));
    parts.push(...arm(-40, -146, -58, -112, -60, -78, tone));
    parts.push(...torso(tone, dark));
    parts.push({ path: rect(-90, -74, 60, 42, 6), fill: ['#5aa6ee', '#1f5aa0'], round: 7, gloss: 0.5, detail: (c) => { c.fillStyle = '#e9ecea'; c.fillRect(-84, -58, 48, 6); c.fillStyle = '#0c1c30'; c.fillRect(-90, -50, 60, 3); } });
    parts.push({ path: svg('M-72 -74 V-84 H-48 V-74 H-54 V-78 H-66 V-74 Z'), fill: DARK, round: 3 });
    parts.push(...arm(40, -146, 68, -124, 70, -160, tone));
    parts.push({ path: rect(56, -196, 28, 40, 6), fill: DARK, round: 7, gloss: 0.5, detail: (c) => { c.fillStyle = '#0a1a26'; c.fillRect(60, -192, 20, 20); } });
    parts.push({ path: svg('M62 -190 H78 V-176 H62 Z'), fill: '#6ff0ff', glow: true, alpha: 0.95 });
    parts.push({ path: svg('M70 -200 L92 -248 L104 -232 L80 -198 Z'), fill: 'rgba(111,240,255,.42)', glow: true });
    parts.push(glove(70, -158), shoulder(-38, -150, tone), shoulder(38, -150, tone), ...helmet(0, -196, tone, 5));
  } else {
    // security: shield and carbine, heavy collar
    pack(80, 32);
    parts.push(...leg(-20, -78, -28, -48, -32, -22, tone), ...leg(20, -78, 30, -50, 34, -22, tone), ...boots([-34, 0], [36, 0]));
    parts.push(...arm(42, -146, 68, -118, 78, -90, tone));
    parts.push(...torso(tone, dark));
    parts.push({ path: svg('M52 -104 L110 -78 L106 -66 L74 -76 L70 -62 L60 -66 L62 -82 L48 -92 Z'), fill: DARK, round: 6, gloss: 0.4 });
    parts.push(glove(78, -84), shoulder(44, -152, tone), ...helmet(0, -196, tone, -2));
    parts.push({ path: svg('M-104 -168 C-80 -178 -44 -176 -24 -168 L-20 -70 C-30 -44 -50 -26 -64 -20 C-80 -28 -98 -46 -106 -72 Z'), fill: ['#f3f5f4', '#aab5c1', '#6c7a8a'], round: 14, gloss: 0.5, detail: (c) => { c.fillStyle = tone; c.fillRect(-110, -140, 100, 16); c.fillStyle = '#0e1a28'; c.fill(rect(-88, -160, 46, 12, 4)); } });
  }
  return parts;
}

/** Threat: Shelf Strider. A glassy walker slung low between arched ice stilts, fire in its eyes. */
export function strider(): Part[] {
  const ICE = ['#eafcff', '#a4dcf0', '#3f86b0'], DEEP = ['#7fbcd8', '#2f6488', '#102c46'];
  const parts: Part[] = [];
  const legs: [number, number, number, number, number, number, boolean][] = [
    [-24, -150, -84, -262, -98, -28, true], [24, -150, 84, -262, 98, -28, true],
    [-34, -140, -132, -226, -172, -6, false], [34, -140, 132, -226, 172, -6, false],
    [-30, -126, -92, -186, -92, 4, false], [30, -126, 92, -186, 92, 4, false],
  ];
  for (const [a, b, c, d, e, f, far] of legs) {
    const tone = far ? DEEP : ICE;
    parts.push({ path: limb(a, b, 13, c, d, 8), fill: tone, round: 9, gloss: 0.6 });
    parts.push({ path: limb(c, d, 9, (c + e) / 2 + (e > c ? 7 : -7), (d + f) / 2, 7), fill: tone, round: 8, gloss: 0.7 });
    parts.push({ path: limb((c + e) / 2 + (e > c ? 7 : -7), (d + f) / 2, 7, e, f, 1.8), fill: tone, round: 7, gloss: 0.7 });
    parts.push({ path: svg(`M${c - 12} ${d + 9} L${c + (c < 0 ? -8 : 8)} ${d - 34} L${c + 12} ${d + 9} Z`), fill: tone, round: 6, gloss: 0.9 });
  }
  // carapace: a long shield with ridges, spikes along the back
  for (const [x, y, t] of [[-46, -196, 0.8], [-22, -214, 1.2], [8, -220, 1.5], [36, -208, 1.1], [56, -188, 0.7]] as const) parts.push({ path: svg(`M${x - 12 * t} ${y + 20} L${x + 5 * t} ${y - 34 * t} L${x + 13 * t} ${y + 18} Z`), fill: ICE, round: 6, gloss: 0.9 });
  parts.push({ path: svg('M-74 -140 C-80 -186 -40 -208 2 -208 C46 -208 82 -184 74 -140 C66 -118 36 -104 0 -104 C-38 -104 -66 -118 -74 -140 Z'), fill: ['#f4feff', '#86c6e0', '#205070'], round: 34, gloss: 0.75, detail: (c) => { c.strokeStyle = 'rgba(12,48,76,.55)'; c.lineWidth = 4; for (let i = 0; i < 4; i++) c.stroke(svg(`M${-66 + i * 12} ${-156 - i * 9} C-26 ${-180 - i * 8} 26 ${-180 - i * 8} ${68 - i * 12} ${-158 - i * 9}`)); } });
  // mandibles
  for (const s of [-1, 1]) parts.push({ path: svg(`M${s * 30} -122 C${s * 46} -92 ${s * 34} -64 ${s * 10} -50 C${s * 24} -72 ${s * 18} -96 ${s * 8} -112 Z`), fill: ICE, round: 8, gloss: 0.8 });
  parts.push({ path: svg('M-44 -140 C-40 -166 40 -166 44 -140 C36 -112 -36 -112 -44 -140 Z'), fill: '#08202f', round: 10 });
  parts.push({ path: join(disc(-25, -141, 8, 10), disc(0, -137, 11, 13), disc(25, -141, 8, 10)), fill: '#ff8a2a', glow: true });
  parts.push({ path: join(disc(-25, -143, 3.4, 4.4), disc(0, -140, 4.6, 6), disc(25, -143, 3.4, 4.4)), fill: '#fff3d6', glow: true });
  return parts;
}

/** The lander: a stubby shuttle on four legs. */
export function lander(): Part[] {
  const W = ['#f7f7f1', '#cdd5da', '#8794a3'];
  return [
    { path: join(limb(-60, -70, 7, -112, -8, 5), limb(-40, -66, 6, -62, -20, 5)), fill: GREY, round: 6 },
    { path: join(limb(60, -70, 7, 112, -8, 5), limb(40, -66, 6, 62, -20, 5)), fill: GREY, round: 6 },
    { path: join(svg('M-132 0 L-124 -12 H-100 L-92 0 Z'), svg('M132 0 L124 -12 H100 L92 0 Z'), svg('M-78 -14 L-72 -24 H-54 L-48 -14 Z'), svg('M78 -14 L72 -24 H54 L48 -14 Z')), fill: DARK, round: 5 },
    { path: svg('M-30 -58 L-20 -28 H20 L30 -58 Z'), fill: DARK, round: 8 },
    { path: svg('M-20 -30 H20 L14 -22 H-14 Z'), fill: '#ff9a3c', glow: true, alpha: 0.9 },
    { path: svg('M-96 -66 C-104 -92 -92 -112 -70 -118 H70 C92 -112 104 -92 96 -66 C60 -54 -60 -54 -96 -66 Z'), fill: W, round: 22, gloss: 0.5, detail: (c) => { c.fillStyle = '#e8741c'; c.fillRect(-104, -84, 208, 9); c.fillStyle = '#1a2635'; for (const x of [-80, -56, 44, 68]) c.fillRect(x, -108, 14, 12); c.strokeStyle = 'rgba(40,54,72,.5)'; c.lineWidth = 2.5; c.stroke(svg('M-34 -118 V-56 M34 -118 V-56')); } },
    { path: svg('M-62 -116 C-58 -160 -34 -182 0 -184 C34 -182 58 -160 62 -116 C30 -108 -30 -108 -62 -116 Z'), fill: W, round: 24, gloss: 0.6 },
    { path: svg('M-42 -132 C-38 -158 -22 -168 0 -168 C22 -168 38 -158 42 -132 C24 -126 -24 -126 -42 -132 Z'), fill: '#10233a', round: 12, gloss: 0.9, detail: (c) => { c.fillStyle = '#ffb35a'; c.fillRect(-44, -142, 88, 4); c.fillStyle = '#2f7fb8'; c.fillRect(-44, -170, 88, 14); c.strokeStyle = '#c9d2da'; c.lineWidth = 4; c.stroke(svg('M-14 -170 L-18 -126 M14 -170 L18 -126')); } },
    { path: join(svg('M-96 -100 L-128 -128 L-124 -84 L-96 -76 Z'), svg('M96 -100 L128 -128 L124 -84 L96 -76 Z')), fill: ['#e8741c', '#8a3a06'], round: 8 },
    { path: join(limb(30, -180, 2, 38, -216, 2), disc(39, -218, 4)), fill: GREY, round: 3 },
  ];
}
