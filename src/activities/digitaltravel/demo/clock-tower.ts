import type { DemoPicture } from '#form/demo-half.ts';

/** The old clock tower by the harbour, of brick and stone, with a clock on each side. */
export const clockTower: DemoPicture = {
  name: 'clock-tower',
  width: 960,
  height: 720,
  alt: '海旁的鐘樓，紅磚牆身，白色石柱，四面有鐘',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720">
<rect width="960" height="720" fill="#cfe7f5"/>
<path d="M0 520h960v200H0z" fill="#d9cfb8"/><path d="M0 470h960v60H0z" fill="#8fc4d8"/>
<g fill="#b9c4cf"><path d="M40 470V300h60v170zM120 470V250h70v220zM210 470V340h50v130zM700 470V280h60v190zM780 470V330h90v140zM890 470V260h50v210z"/></g>
<g fill="#5f8a4c"><path d="M300 560c0-120-50-150-80-170 60 0 80 30 90 60 10-40 40-60 80-60-40 30-60 60-70 170z"/><path d="M650 560c0-120-50-150-80-170 60 0 80 30 90 60 10-40 40-60 80-60-40 30-60 60-70 170z"/></g>
<rect x="420" y="200" width="120" height="400" fill="#b1563f"/>
<g fill="#efe6d6"><rect x="410" y="190" width="140" height="22"/><rect x="410" y="330" width="140" height="14"/><rect x="404" y="580" width="152" height="30"/><rect x="420" y="200" width="14" height="400"/><rect x="526" y="200" width="14" height="400"/></g>
<rect x="432" y="110" width="96" height="84" fill="#b1563f"/><path d="M426 110h108l-16-30h-76z" fill="#efe6d6"/><path d="M446 80c0-40 16-60 34-60s34 20 34 60z" fill="#8fa6ad"/><path d="M480 20V2" stroke="#44618a" stroke-width="5"/>
<circle cx="480" cy="268" r="42" fill="#fff" stroke="#44332a" stroke-width="6"/><path d="M480 268v-26M480 268l18 12" stroke="#44332a" stroke-width="5" stroke-linecap="round"/>
<path d="M468 600v-56a12 12 0 0 1 24 0v56z" fill="#44332a"/><g fill="#44332a"><rect x="472" y="380" width="16" height="40"/><rect x="472" y="460" width="16" height="40"/></g>
</svg>`,
};
