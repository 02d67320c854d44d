/** Notes of the shown student: the kind and the name of the item say where, in the order of the course. */
export const demoNotes: readonly {
  course: string
  kind: 'video' | 'courseware' | 'text'
  second?: number
  page?: number
  /** `{frame}` stands for the frame of the film. */
  html: string
}[] = [
  {
    course: 'incoterms-2020',
    kind: 'video',
    second: 14,
    html: '<p>每个术语都回答这三个问题，比较时<strong>逐个对照</strong>：</p><p>{frame}</p>',
  },
  {
    course: 'incoterms-2020',
    kind: 'video',
    second: 24,
    html: '<p><strong>DAP 与 DPU 的区别只有一个：谁卸货。</strong></p><p>DPU 是十一个术语中唯一由卖方负责卸货的。</p>',
  },
  {
    course: 'incoterms-2020',
    kind: 'video',
    second: 61.5,
    html: '<p>The <em>named place</em> decides where the risk passes. Always write it: <code>FCA Ningbo, Beilun terminal, Incoterms 2020</code>.</p>',
  },
  {
    course: 'incoterms-2020',
    kind: 'courseware',
    page: 2,
    html: '<p>CIF 报价换算：</p><p><span data-formula="CIF=\\frac{CFR}{1-110\\%\\times r}"></span></p><ul><li><p>加成通常是一成</p></li><li><p>保险费率 r 按险别查表</p></li></ul>',
  },
  {
    course: 'customs-declaration',
    kind: 'text',
    html: '<p>申报要素先写<strong>品牌类型</strong>和<strong>出口享惠情况</strong>，其余按税号查。</p>',
  },
]
