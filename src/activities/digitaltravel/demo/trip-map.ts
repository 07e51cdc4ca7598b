import type { DemoPicture } from '#form/demo-half.ts';

/** A map of the harbour front and the wetland, as a teacher would draw it. */
export const tripMap: DemoPicture = {
  name: 'trip-map',
  width: 960,
  height: 640,
  alt: '海旁與濕地的地圖：左下是海港，右上是濕地，一條步道把兩處連起來',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640">
<rect width="960" height="640" fill="#f3ead2"/>
<path d="M0 360c120-30 210 20 330 60s250 70 360 140l40 80H0z" fill="#9fd0e6"/>
<path d="M0 400c120-30 205 20 320 60s240 70 340 140" fill="none" stroke="#c7e5f2" stroke-width="10"/>
<path d="M560 40c130-40 300-20 400 40v240c-120 50-270 40-350-20S480 70 560 40z" fill="#b7cf9a"/>
<path d="M640 110c60-30 170-20 210 30s0 110-90 110-180-110-120-140z" fill="#8fc4d8"/>
<path d="M60 330c140-40 240 10 340 50 90 36 120-60 200-110 70-44 160-40 230-90" fill="none" stroke="#b98b52" stroke-width="14" stroke-linecap="round"/>
<path d="M60 330c140-40 240 10 340 50 90 36 120-60 200-110 70-44 160-40 230-90" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="14 14"/>
<g fill="#e4d3ab" stroke="#b98b52" stroke-width="3"><rect x="80" y="150" width="90" height="110"/><rect x="200" y="110" width="70" height="160"/><rect x="300" y="170" width="110" height="110"/></g>
<g fill="#5f8a4c"><circle cx="520" cy="120" r="26"/><circle cx="490" cy="170" r="20"/><circle cx="900" cy="280" r="26"/><circle cx="600" cy="330" r="20"/></g>
<path d="M120 470h120l-22 34h-76zM176 470v-46l44 46z" fill="#fff" stroke="#44618a" stroke-width="3"/>
<g fill="none" stroke="#5f8a4c" stroke-width="4"><path d="M700 210v-40M712 212v-30M810 190v-42M822 194v-30"/></g>
<path d="M900 560v-70l-14 24M900 490l14 24" fill="none" stroke="#1f2a44" stroke-width="5" stroke-linecap="round"/>
</svg>`,
};
