/** A question of a learner about the first item of its kind in a course; hours count back from the loading. */
export interface DemoInteraction {
  course: string
  kind: 'video' | 'courseware' | 'text'
  second?: number
  page?: number
  hoursAgo: number
  html: string
  isPrivate?: boolean
  /** How many other learners have the same question. */
  meToo?: number
  /** `teacher` is the owner of the course; the accepted one is the answer. */
  replies?: { teacher?: boolean; hoursAgo: number; html: string; accepted?: boolean }[]
}

/** Questions in courses, in the language of each course. Some have waited for more than a day. */
export const demoInteractions: readonly DemoInteraction[] = [
  {
    course: 'incoterms-2020',
    kind: 'video',
    second: 42,
    hoursAgo: 52,
    html: '<p>FCA 在卖方所在地交货和在指定地点交货，<strong>装车由谁负责</strong>？老师讲得有点快，没跟上。</p>',
    meToo: 3,
    replies: [
      {
        hoursAgo: 47,
        html: '<p>我的理解：在卖方所在地由卖方装车，在其他地点卖方只要把货放在运输工具上，不负责卸货。</p>',
      },
      {
        teacher: true,
        hoursAgo: 44,
        html: '<p>两位都抓住了要点。记住一句话就够了：</p><ul><li><p>卖方所在地：卖方负责<strong>装车</strong>；</p></li><li><p>其他地点：货在卖方车上、做好卸货准备即交货，卖方<strong>不卸货</strong>。</p></li></ul>',
        accepted: true,
      },
    ],
  },
  {
    course: 'incoterms-2020',
    kind: 'video',
    second: 75,
    hoursAgo: 31,
    html: '<p>合同写 CIF 上海，但是买方要求一切险。卖方按规则只需要投最低险别，这种情况合同里应该怎么写？</p>',
    meToo: 2,
  },
  {
    course: 'incoterms-2020',
    kind: 'courseware',
    page: 2,
    hoursAgo: 27,
    html: '<p>课件第 2 页的换算公式里，投保加成为什么一般取 10%？</p><p><span data-formula="CIF=\\frac{CFR}{1-(1+10\\%)\\times r}"></span></p>',
    replies: [
      {
        hoursAgo: 20,
        html: '<p>UCP600 第 28 条要求保险金额至少是 CIF 价的 110%，多出的部分是买方的预期利润。</p>',
      },
    ],
  },
  {
    course: 'incoterms-2020',
    kind: 'video',
    second: 18,
    hoursAgo: 6,
    html: '<p>我在货代公司实习，单据上还写着 DAT。2020 版改成 DPU 以后，旧合同还有效吗？</p>',
    meToo: 1,
  },
  {
    course: 'incoterms-2020',
    kind: 'video',
    hoursAgo: 3,
    html: '<p>老师，我下周要去口岸实习，能不能晚两天交第一次测验？</p>',
    isPrivate: true,
  },
  {
    course: 'customs-declaration',
    kind: 'text',
    hoursAgo: 40,
    html: '<p>申报要素里的“出口享惠情况”，没有原产地证的时候填什么？</p>',
    replies: [
      {
        teacher: true,
        hoursAgo: 33,
        html: '<p>填“出口货物在最终目的国（地区）不享受优惠关税”。不确定时先问客户是否申领了原产地证。</p>',
        accepted: true,
      },
    ],
  },
  {
    course: 'customs-declaration',
    kind: 'text',
    hoursAgo: 9,
    html: '<p>品牌类型选“境内自主品牌”，需要提供商标注册证吗？</p>',
  },
  {
    course: 'selling-into-europe',
    kind: 'video',
    second: 35,
    hoursAgo: 30,
    html: '<p>If a parcel is worth <strong>less than 150 euros</strong> and we are not registered for IOSS, who pays the VAT when it arrives?</p>',
    meToo: 2,
    replies: [
      {
        hoursAgo: 26,
        html: '<p>Then the carrier collects it from the customer at delivery, with a handling fee. Our returns doubled because of it.</p>',
      },
    ],
  },
  {
    course: 'selling-into-europe',
    kind: 'courseware',
    page: 3,
    hoursAgo: 5,
    html: '<p>Does the responsible person have to be on the <em>product</em>, or is the parcel enough?</p>',
  },
]
