import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const exportContractNotes: DemoCourseware[] = [
  notes(
    'export-contract/notes-01.pdf',
    ['邮件里的合同', 'Contracts by e-mail'],
    [
      [
        'CISG 第 14 条：向特定的人提出，内容十分确定，并表明受约束的意思',
        'CISG article 14: addressed to specific persons, definite, and meant to bind',
      ],
      [
        '写明货物，并且明示或默示地规定数量和价格，就算十分确定',
        'A proposal is definite if it names the goods and fixes quantity and price, or lets them be fixed',
      ],
      [
        '第 16 条：接受发出之前可以撤销；定有期限或已被合理信赖的除外',
        'Article 16: revocable until acceptance is sent, unless a time is fixed or it was reasonably relied upon',
      ],
      [
        '价目表和群发邮件一般只是发盘邀请',
        'Price lists and circulars are as a rule only invitations to offer',
      ],
    ],
    [
      '“现货二百台，单价八十美元，周五前有效。”能不能撤销？',
      '“200 sets in stock at USD 80, valid until Friday.” May it be revoked?',
    ],
  ),
  notes(
    'export-contract/notes-02.pdf',
    ['还盘与接受', 'Counter-offer and acceptance'],
    [
      [
        'CISG 第 19 条：价格、付款、品质、数量、交货、责任范围和争议解决的变更是实质变更',
        'CISG article 19: price, payment, quality, quantity, delivery, liability and disputes are material',
      ],
      [
        '非实质变更，发盘人不及时反对就成立合同',
        'A change that is not material makes a contract unless the offeror objects without delay',
      ],
      [
        '沉默本身不是接受；做出发货、付款等行为可以是接受',
        'Silence alone is no acceptance; shipping or paying may be',
      ],
      [
        '第 21 条：迟到的接受，发盘人可以立即通知认可',
        'Article 21: the offeror may at once approve a late acceptance',
      ],
    ],
    [
      '客户回复“同意，请用木箱包装”。合同成立了吗？',
      'The buyer replies “agreed, please pack in wooden cases”. Is there a contract?',
    ],
  ),
  notes(
    'export-contract/notes-03.pdf',
    ['品质、数量与包装条款', 'Quality, quantity, packing'],
    [
      [
        '凭规格成交写明指标和公差，凭样品成交写明样品编号和封样',
        'For a sale by specification give figures and tolerance; by sample, its number and seal',
      ],
      ['同时凭规格又凭样品，两个都要符合', 'Sold by both, the goods must meet both'],
      [
        '溢短装写明幅度、由谁选择、按什么价格计算',
        'A more-or-less clause names the range, who chooses and the price',
      ],
      [
        '唛头包括收货人代号、合同号、目的港和箱号',
        'A shipping mark has the consignee’s code, contract number, port and case number',
      ],
      ['木质包装要经过除害处理并有 IPPC 标识', 'Wood packing is treated and bears the IPPC mark'],
    ],
    ['给一票散装大豆写一条溢短装条款。', 'Draft a more-or-less clause for soya beans in bulk.'],
  ),
  notes(
    'export-contract/notes-04.pdf',
    ['违约、索赔与仲裁', 'Breach, claim, arbitration'],
    [
      [
        '根本违约可以宣告合同无效，其他违约只能要求补救和赔偿',
        'Fundamental breach allows avoidance; other breaches only cure and damages',
      ],
      [
        '买方在发现不符后合理时间内通知，最长两年',
        'The buyer gives notice within a reasonable time after discovery, two years at most',
      ],
      [
        '不可抗力写明事件、通知期限和证明机构',
        'A force majeure clause names events, time of notice and the certifying body',
      ],
      [
        '仲裁条款写明仲裁意思、事项、机构、地点和裁决终局',
        'An arbitration clause names the intent, subject, institution, seat and finality',
      ],
    ],
    ['写一条选择中国国际经济贸易仲裁委员会的仲裁条款。', 'Draft a clause that chooses CIETAC.'],
  ),
]
