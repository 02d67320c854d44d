import type { Pair } from './build.ts'

/** Joins the parts of a formatted text. */
const html = (zh: string[], en: string[]): Pair => [zh.join(''), en.join('')]

const table = (heads: string[], rows: string[][]) =>
  `<table><thead><tr>${heads.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

/** A reading of the course on letters of credit. */
export const datesOfCredit = html(
  [
    '<p>审证时先找日期。金额写错，信用证还可以改；日期错过，单据做得再好也收不到款。一份 MT 700 里有三个日期，它们之间的先后关系比任何一个单独的日期都重要。</p>',
    '<h3>三个日期在哪里</h3>',
    table(
      ['场次', '内容', '要问的问题'],
      [
        ['44C', '最迟装运日', '工厂和船期赶得上吗？'],
        ['48', '交单期限（天数）', '装船后几天内能备齐全部单据？'],
        ['31D', '到期日和到期地点', '到期地点是在我们这里，还是在开证行？'],
      ],
    ),
    '<p>没有 48 场次时，按《跟单信用证统一惯例》第十四条 c 款处理：含有正本运输单据的交单不得迟于装运日后二十一个日历日，也不得迟于到期日。两个期限同时有效，<strong>以先到的为准</strong>。</p>',
    '<h3>一个容易算错的例子</h3>',
    '<p>最迟装运日是 6 月 10 日，交单期限是 15 天，到期日是 6 月 20 日。货物在 6 月 10 日装船，看上去可以到 6 月 25 日再交单，其实 6 月 20 日信用证已经到期，只剩十天。如果提前到 6 月 1 日装船，最迟交单日反而是 6 月 16 日，比到期日还早四天。</p>',
    '<aside data-tone="tip"><p>把两个日期都算出来，取较早的一个，写在合同档案的封面上。装船日一变，马上重算。</p></aside>',
    '<h3>到期地点</h3>',
    '<p>到期地点写的是受益人所在国，把单据交到当地的指定银行就算按时。如果写的是开证行柜台，单据必须在到期日之前送到国外，快递的三五天都要由卖方自己承担。遇到这种条款，先请买方修改；改不了，就把内部的截止日提前一周。</p>',
    '<h3>遇到休息日</h3>',
    '<p>第二十九条只延长交单的期限：到期日或最迟交单日遇上银行正常休息，可以顺延到下一个银行工作日。<strong>最迟装运日不因休息日顺延。</strong>船公司周日照常开船，所以别指望周末帮你多争取一天。</p>',
    '<p>顺延后交单，指定银行要在面函上说明单据是在顺延的期限内提交的。给银行留出时间，就是给自己留出时间。</p>',
  ],
  [
    '<p>When a credit arrives, look for its dates first. A wrong amount can still be amended; once a date has passed, perfect documents will not be paid. An MT 700 has three dates, and the order in which they fall matters more than any one of them.</p>',
    '<h3>Where the three dates are</h3>',
    table(
      ['Field', 'Content', 'The question to ask'],
      [
        ['44C', 'Latest date of shipment', 'Can the factory and the vessel make it?'],
        [
          '48',
          'Period for presentation in days',
          'How soon after loading can all documents be ready?',
        ],
        ['31D', 'Date and place of expiry', 'Does it expire where we are, or at the issuing bank?'],
      ],
    ),
    '<p>Without field 48, article 14(c) of UCP 600 applies: a presentation with an original transport document must be made no later than 21 calendar days after the date of shipment, and in any case no later than the expiry date. Both limits hold at the same time, and <strong>the earlier one decides</strong>.</p>',
    '<h3>An example that is easily miscounted</h3>',
    '<p>The latest date of shipment is 10 June, the period for presentation 15 days, and the credit expires on 20 June. Goods loaded on 10 June seem to allow presentation until 25 June, but the credit has expired by then: ten days are left. Goods loaded early, on 1 June, must be presented by 16 June, four days before expiry.</p>',
    '<aside data-tone="tip"><p>Work out both dates, take the earlier one, and write it on the cover of the contract file. Work it out again as soon as the date of loading changes.</p></aside>',
    '<h3>The place of expiry</h3>',
    '<p>If the credit expires in the country of the beneficiary, handing the documents to the nominated bank there is in time. If it expires at the counters of the issuing bank, they must be abroad before that day, and the courier takes three to five of your days. Ask for an amendment; if there is none, set your own deadline a week earlier.</p>',
    '<h3>Days on which banks are closed</h3>',
    '<p>Article 29 extends presentation only: if the expiry date or the last day for presentation falls on a day when the bank is closed, the next banking day will do. <strong>The latest date of shipment is not extended.</strong> Vessels sail on Sundays, so do not count on a weekend for one more day.</p>',
    '<p>After an extension, the nominated bank states on its covering schedule that the documents were presented within the extended time. Time that you leave the bank is time that you leave yourself.</p>',
  ],
)

/** A teaching task of the same course. */
export const checkCredit = html(
  [
    '<p>用上一讲的 MT 700 样本，独立完成一次审证。时间约四十分钟，结果写在自己的笔记里。</p>',
    '<ol><li>抄下 31D、44C 和 48 三个场次，分别按 6 月 1 日和 6 月 10 日装船，算出最迟交单日。</li><li>逐条列出 46A 要求的单据，注明由谁出具、正本几份、预计哪一天拿到。</li><li>在 47A 里圈出卖方自己无法控制的条件，写一封给买方的修改请求，每个条件一句话。</li><li>对照“软条款案例讨论”，检查有没有遗漏。</li></ol>',
    '<aside data-tone="note"><p>四步都做完以后，在下面勾选。以后想再练一遍，可以取消勾选。</p></aside>',
  ],
  [
    '<p>Check a credit on your own, with the sample MT 700 of the lecture. It takes about forty minutes; keep the result in your own notes.</p>',
    '<ol><li>Copy fields 31D, 44C and 48, and work out the last day for presentation for goods loaded on 1 June and on 10 June.</li><li>List the documents that field 46A requires: who issues each, how many originals, and the day you expect it.</li><li>Mark the conditions in field 47A that the seller cannot fulfil alone, and write the buyer a request for amendment, one sentence for each.</li><li>Compare with “Soft clauses: a discussion” and see what you missed.</li></ol>',
    '<aside data-tone="note"><p>Tick the box below once all four steps are done. To practise again later, take the tick back.</p></aside>',
  ],
)

/** A reading of the course on customs declaration. */
export const declaredElements = html(
  [
    '<p>商品编码只有十位数字，海关要靠申报要素判断这十位数字对不对。要素写得太少，单子会被退回；写得不准，归类就可能错，税也跟着错。</p>',
    '<h3>要素从哪里来</h3>',
    '<p>《规范申报目录》按税号列出每种商品必须申报的内容。有两项几乎每种商品都要填：<strong>品牌类型</strong>和<strong>出口享惠情况</strong>。其余各项因税号而异，作用只有一个：把相邻的税号分开。</p>',
    table(
      ['商品', '关键要素', '要素用来区分什么'],
      [
        ['棉制针织 T 恤', '织造方法、类别、成分含量', '针织与机织，男装与女装，棉与化纤'],
        ['不锈钢保温杯', '材质、是否带真空层、容量', '真空容器与普通餐具'],
        ['锂离子电池', '种类、用途、额定能量', '电池单体与电池组，监管要求不同'],
      ],
    ),
    '<h3>写到什么程度</h3>',
    '<ul><li>成分写百分比，加起来等于一百，不写“主要成分为棉”。</li><li>用途写具体的场合，不写“工业用”。</li><li>型号照铭牌抄写，不自己简写。</li><li>没有品牌就如实写“无品牌”，不留空。</li></ul>',
    '<h3>写错了怎么办</h3>',
    '<p>放行前发现错误，向海关申请修改或者撤销报关单，并附上能说明情况的合同、发票或者检测报告。放行后发现，尽快主动披露：错误影响税款的，主动披露通常比被查出来处理得轻。</p>',
    '<aside data-tone="warning"><p>不要照抄上一票的要素。供应商换了面料，成分就变了，税号也可能跟着变。</p></aside>',
  ],
  [
    '<p>A commodity code has only ten digits; customs uses the declared elements to see whether they are right. Too few elements, and the declaration comes back. Inexact ones, and the classification may be wrong, and the duty with it.</p>',
    '<h3>Where the elements come from</h3>',
    '<p>The catalogue of standard declaration lists by code what has to be declared for each article. Two entries are asked of almost everything: <strong>the type of brand</strong> and <strong>preferential treatment of the export</strong>. The others differ from code to code and serve one purpose: to tell neighbouring codes apart.</p>',
    table(
      ['Article', 'Elements that decide', 'What they tell apart'],
      [
        [
          'Knitted cotton T-shirt',
          'Making, for whom, composition',
          'Knitted or woven, men’s or women’s, cotton or synthetic',
        ],
        [
          'Stainless steel flask',
          'Material, vacuum layer, volume',
          'Vacuum vessels and plain tableware',
        ],
        [
          'Lithium-ion battery',
          'Kind, use, rated energy',
          'Cells and packs, which are supervised differently',
        ],
      ],
    ),
    '<h3>How exact is exact enough</h3>',
    '<ul><li>Give the composition in per cent, adding up to one hundred; not “mainly cotton”.</li><li>Name the actual use; not “for industry”.</li><li>Copy the model from the nameplate; do not shorten it.</li><li>Write “no brand” where there is none; do not leave it empty.</li></ul>',
    '<h3>If it was wrong</h3>',
    '<p>Before release, ask customs to amend or withdraw the declaration, with the contract, invoice or test report that shows what is right. After release, disclose it soon: an error that touches duty is usually treated more lightly when it is disclosed than when it is found.</p>',
    '<aside data-tone="warning"><p>Do not copy the elements of the last shipment. When the supplier changes the fabric, the composition changes, and perhaps the code.</p></aside>',
  ],
)

/** A teaching task of the same course. */
export const declareThree = html(
  [
    '<p>从身边选三件商品：一件衣服、一件厨房用品、一件电子产品。</p>',
    '<ol><li>按四个步骤为每件商品归类，写出税号，并注明用到哪一条总规则。</li><li>查出每个税号的申报要素，照吊牌、铭牌或者说明书填写，不猜。</li><li>每件商品找一个相邻的税号，用一句话说明为什么不是它。</li></ol>',
    '<p>有条件的话，和同学交换，看看只凭要素能不能推出对方的税号。推不出来，就是要素写得不够。</p>',
  ],
  [
    '<p>Choose three things around you: a garment, a kitchen article, an electronic device.</p>',
    '<ol><li>Classify each in the four steps, write its code, and note the general rule that you used.</li><li>Look up the elements of each code and fill them in from the label, nameplate or manual. Do not guess.</li><li>For each, find a neighbouring code and say in one sentence why it is not that one.</li></ol>',
    '<p>If you can, swap with a classmate and see whether the elements alone lead you to the code. If they do not, they are not enough.</p>',
  ],
)

/** A teaching task of the course on the foundations of trade, which learners answer. */
export const fromFobToCif = html(
  [
    '<p>台灯的买方在汉堡，原报价是 FOB 上海每台 8.60 美元。买方来信，要求改报 CIF 汉堡。请用自己的话回答，手写拍照、直接输入或上传文件都可以。</p>',
    '<ol><li>改报以后，卖方要多承担哪些费用？</li><li>风险在哪里转移？和 FOB 相比有没有变化？画一条线，标出工厂、上海港、汉堡港。</li><li>报价应当怎样调整？写出公式，不必算出具体数字。</li></ol>',
  ],
  [
    '<p>The buyer of the lamps is in Hamburg; the offer was USD 8.60 a piece, FOB Shanghai. Now the buyer asks for a price CIF Hamburg. Answer in your own words: typed, written by hand and photographed, or as a file.</p>',
    '<ol><li>Which costs does the seller bear in addition?</li><li>Where does the risk pass, and does that change? Draw a line with the factory, Shanghai and Hamburg.</li><li>How does the price change? Give the formula; the figures are not needed.</li></ol>',
  ],
)
