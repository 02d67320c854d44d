/** Notes that classmates of the shown student have written and share with the class: the course and the item say where. */
export const classNotes: readonly {
  by: string
  course: string
  kind: 'video' | 'courseware' | 'text'
  second?: number
  page?: number
  html: string
}[] = [
  {
    ...{ by: 'zhouyuting', course: 'incoterms-2020', kind: 'video', second: 38 },
    html: '<p>记忆方法：<strong>E 组</strong>卖方义务最小，<strong>D 组</strong>最大；中间的 F 组看承运人由谁找，C 组看运费由谁付。</p>',
  },
  {
    ...{ by: 'wuhaoran', course: 'incoterms-2020', kind: 'courseware', page: 2 },
    html: '<p>易错点：</p><ul><li><p>CIP 的最低投保险别已经改为<strong>一切险</strong>，CIF 仍是平安险。</p></li><li><p>FOB、CFR、CIF 只用于海运和内河运输，集装箱货物用 FCA、CPT、CIP。</p></li></ul>',
  },
  {
    ...{ by: 'zhengkexin', course: 'incoterms-2020', kind: 'video', second: 55 },
    html: '<p>Ask one question first: <em>who books the ship?</em> If it is the buyer, the rule starts with F; if it is the seller, with C or D.</p>',
  },
  {
    ...{ by: 'zhouyuting', course: 'air-freight', kind: 'courseware', page: 1 },
    html: '<p>计费重量取实际毛重和体积重量中较大的一个，体积重量按 6000 立方厘米折合 1 千克：</p><p><span data-formula="W=\\frac{a\\times b\\times h}{6000}"></span></p>',
  },
]
