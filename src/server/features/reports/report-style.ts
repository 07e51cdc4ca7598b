/** The style of the report: made for a page of A4 first, and for phones. It names no file, so that the page loads nothing. */
export const reportStyle = `
:root { color: #1b2733; background: #fff; font: 11pt/1.45 system-ui, "PingFang HK", "Microsoft JhengHei", "Noto Sans CJK TC", sans-serif; }
:lang(zh-Hans) { font-family: system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
:lang(zh-Hant-TW) { font-family: system-ui, "PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; }
main { max-width: 46rem; margin: 0 auto; padding: 1.25rem 1rem 2rem; }
h1, h2, h3, p, dl, dd, table { margin: 0; }
header { padding-bottom: .6rem; border-bottom: 2px solid #1668c7; }
header p { color: #4a5a6a; }
h1 { font-size: 1.6em; line-height: 1.2; overflow-wrap: anywhere; }
h2 { font-size: 1.15em; overflow-wrap: anywhere; }
h3 { font-size: 1em; }
dl { display: flex; flex-wrap: wrap; gap: .25rem 1.75rem; padding: .6rem 0; }
dt { color: #4a5a6a; font-size: .85em; }
dd { font-weight: 700; overflow-wrap: anywhere; }
section { padding-top: .6rem; }
.head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem; }
.total b { font-size: 1.25em; }
table { width: 100%; table-layout: fixed; border-collapse: collapse; font-size: .92em; font-variant-numeric: tabular-nums; }
th, td { padding: .22rem .4rem; border-bottom: 1px solid #d5dde5; text-align: start; vertical-align: top; }
thead th { color: #4a5a6a; font-size: .9em; font-weight: 400; }
thead th { width: 17%; }
thead th:first-child { width: 50%; }
tbody th { font-weight: 400; overflow-wrap: anywhere; }
.number { text-align: end; white-space: nowrap; }
.late { white-space: nowrap; }
.note { color: #4a5a6a; font-size: .88em; }
.missing { padding-top: .3rem; overflow-wrap: anywhere; }
.remark { margin-top: .8rem; padding: .5rem .8rem .6rem; border: 1px solid #9fb0c0; border-radius: 8px; }
.remark p { white-space: pre-wrap; overflow-wrap: anywhere; }
footer { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin-top: .9rem; color: #4a5a6a; font-size: .85em; }
@media (width < 30rem) { .when { display: none; } }
@page { size: A4; margin: 14mm 15mm; }
@media print {
  :root { font-size: 10pt; }
  main { max-width: none; padding: 0; }
  tr, .remark, footer { break-inside: avoid; }
  h2 { break-after: avoid; }
}
`;
