/** A text of the discussion of the demo class, by the user name of its author. */
interface DemoText {
  by: string
  hoursAgo: number
  html: string
}

export interface DemoTopic extends DemoText {
  title: string
  pinned?: boolean
  closed?: boolean
  replies: DemoText[]
}

/** The topics of the demo class. The shown student was last there two days ago. */
export const demoTopics: DemoTopic[] = [
  {
    ...{ by: 'teacher', hoursAgo: 700, pinned: true, title: '本学期答疑说明' },
    html: `<p>课程和作业中的问题都可以发在这里，我和周老师、苏灵溪助教会尽快回复。</p>
      <p>提问前请先搜一下有没有类似的话题；请写清楚题号，最好附上您的思路。</p>`,
    replies: [
      { by: 'sulingxi', hoursAgo: 690, html: '<p>单证格式的问题可以直接贴图片，我看得更快。</p>' },
      { by: 'zhouyuting', hoursAgo: 512, html: '<p>收到，谢谢老师！</p>' },
    ],
  },
  {
    ...{ by: 'zhengkexin', hoursAgo: 30, title: 'CIF 合同里的保险金额为什么要加成 10%？' },
    html: `<p>教材上说按发票金额的 110% 投保，可是买卖双方没有约定时也这样吗？多出来的 10% 赔的是什么？</p>`,
    replies: [
      {
        ...{ by: 'wuhaoran', hoursAgo: 28 },
        html: '<p>我理解是买方的预期利润和费用，货没到，利润也没了。</p>',
      },
      {
        ...{ by: 'zhouwenbin', hoursAgo: 26 },
        html: `<p>吴昊然说得对。合同没有约定时，Incoterms 2020 的 CIF 规则要求卖方至少按合同价格的 110% 投保。</p>
          <p>可以算一算：发票金额 USD 50,000，保险金额是多少？</p>`,
      },
      { by: 'zhengkexin', hoursAgo: 25, html: '<p>USD 55,000。明白了，谢谢周老师！</p>' },
    ],
  },
  {
    ...{ by: 'liuzihan', hoursAgo: 20, title: '信用证的“31D”和“44C”有什么关系？' },
    html: '<p>做作业时两个日期只差五天，是不是太紧了？最迟装运日之后还要准备单据。</p>',
    replies: [],
  },
  {
    ...{ by: 'chensiyuan', hoursAgo: 96, title: 'Useful words for negotiating by e-mail' },
    html: `<p>Here are three openings that worked well in our role play. Please add yours!</p>
      <ul><li>We appreciate your offer, but our buyers expect …</li>
      <li>Could you meet us half way on the freight?</li><li>Subject to your confirmation by Friday, …</li></ul>`,
    replies: [
      {
        ...{ by: 'yangmingze', hoursAgo: 80 },
        html: '<p>“We would be able to place a trial order if …” is polite and still firm.</p>',
      },
      {
        ...{ by: 'teacher', hoursAgo: 18 },
        html: '<p>Good list. Mind the difference between “could” and “would” when you ask for a discount.</p>',
      },
    ],
  },
  {
    ...{ by: 'huangjiayi', hoursAgo: 240, closed: true, title: '小组展示顺序报名' },
    html: '<p>请各组组长在下面回复想展示的周次，先到先得。</p>',
    replies: [
      { by: 'zhaoxinyi', hoursAgo: 236, html: '<p>第 1 组：第 10 周。</p>' },
      { by: 'sunyifan', hoursAgo: 230, html: '<p>第 3 组：第 11 周。</p>' },
      { by: 'sulingxi', hoursAgo: 170, html: '<p>报名结束，顺序已发在资料里。</p>' },
    ],
  },
]

/** Comments on the announcement of the moved lesson. */
export const demoComments: DemoText[] = [
  { by: 'zhouyuting', hoursAgo: 60, html: '<p>老师，302 机房可以用自己的笔记本电脑吗？</p>' },
  {
    ...{ by: 'zhouwenbin', hoursAgo: 58 },
    html: '<p>可以，机房有无线网络。样单请同时带一份纸质的。</p>',
  },
]
