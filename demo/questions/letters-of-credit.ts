import { bank } from '#demo/build.ts'
import type { DemoQuestion } from '#demo/types.ts'

const q = bank('letters-of-credit')

export const letterOfCreditQuestions: DemoQuestion[] = [
  q.single(
    1,
    1,
    [
      '按 UCP 600，银行审核单据的最长期限是？',
      'Under UCP 600, how long at most has a bank to examine a presentation?',
    ],
    [
      ['提示日次日起 3 个银行工作日', '3 banking days following the day of presentation'],
      ['提示日次日起 5 个银行工作日', '5 banking days following the day of presentation'],
      ['提示日次日起 7 个银行工作日', '7 banking days following the day of presentation'],
      ['合理时间', 'A reasonable time'],
    ],
    1,
    [
      'UCP 600 第 14 条 b 款：自提示日次日起最多 5 个银行工作日。UCP 500 的“合理时间、不超过 7 个工作日”已被取代。',
      'UCP 600 article 14(b): a maximum of five banking days following the day of presentation. The “reasonable time, not exceeding seven banking days” of UCP 500 is gone.',
    ],
  ),
  q.single(
    2,
    1,
    [
      '信用证没有规定交单期，受益人提交正本提单，最迟应在装运日后多少个日历日内交单？',
      'A credit is silent on the presentation period. Within how many calendar days after shipment must original bills of lading be presented?',
    ],
    [
      ['7 天', '7 days'],
      ['14 天', '14 days'],
      ['15 天', '15 days'],
      ['21 天', '21 days'],
    ],
    3,
    [
      'UCP 600 第 14 条 c 款：含有一份或多份正本运输单据的提示，须在装运日后 21 个日历日内进行，且不得晚于信用证有效期。',
      'UCP 600 article 14(c): a presentation with original transport documents must be made within 21 calendar days after shipment and not later than the expiry date.',
    ],
  ),
  q.single(
    3,
    2,
    [
      '信用证写明 “about USD 100,000”，支款金额最高可为？',
      'A credit is for “about USD 100,000”. What is the most that may be drawn?',
    ],
    [
      ['110,000 美元', 'USD 110,000'],
      ['105,000 美元', 'USD 105,000'],
      ['103,000 美元', 'USD 103,000'],
      ['100,000 美元', 'USD 100,000'],
    ],
    0,
    [
      'UCP 600 第 30 条 a 款：用于金额、数量或单价的 about 或 approximately，允许 10% 的增减。',
      'UCP 600 article 30(a): “about” or “approximately” used with the amount, quantity or unit price allows a tolerance of 10 per cent more or less.',
    ],
  ),
  q.single(
    4,
    2,
    [
      '信用证有效期的最后一天，银行因法定节假日休息。关于有效期和最迟装运日，正确的是？',
      'The expiry date falls on a public holiday on which the bank is closed. What becomes of the expiry date and the latest shipment date?',
    ],
    [
      ['两者都顺延', 'Both are extended'],
      ['两者都不顺延', 'Neither is extended'],
      [
        '有效期顺延，最迟装运日不顺延',
        'The expiry date is extended, the latest shipment date is not',
      ],
      [
        '最迟装运日顺延，有效期不顺延',
        'The latest shipment date is extended, the expiry date is not',
      ],
    ],
    2,
    [
      'UCP 600 第 29 条 a 款：有效期遇银行正常休业，顺延至下一银行工作日；c 款：最迟装运日不因此顺延。',
      'UCP 600 article 29(a) extends the expiry date to the first following banking day; article 29(c) says the latest date for shipment is not extended.',
    ],
  ),
  q.single(
    5,
    2,
    [
      '信用证没有规定投保金额，保险单的投保金额至少应为？',
      'The credit does not state the amount of insurance. What must the insurance document cover at least?',
    ],
    [
      ['发票金额的 100%', '100% of the invoice amount'],
      ['CIF 或 CIP 价值的 110%', '110% of the CIF or CIP value'],
      ['FOB 价值的 110%', '110% of the FOB value'],
      ['信用证金额的 120%', '120% of the credit amount'],
    ],
    1,
    [
      'UCP 600 第 28 条 f 款 ii 项：没有规定时，投保金额至少为货物 CIF 或 CIP 价值的 110%。',
      'UCP 600 article 28(f)(ii): with no indication in the credit, cover must be at least 110 per cent of the CIF or CIP value of the goods.',
    ],
  ),
  q.single(
    6,
    3,
    [
      '信用证规定装运期 “on or about 10 May”，下列哪个装运日不符合要求？',
      'A credit calls for shipment “on or about 10 May”. Which date of shipment does not comply?',
    ],
    [
      ['5 月 5 日', '5 May'],
      ['5 月 10 日', '10 May'],
      ['5 月 15 日', '15 May'],
      ['5 月 16 日', '16 May'],
    ],
    3,
    [
      'UCP 600 第 3 条：on or about 指所述日期前后各 5 个日历日，起讫日均包括在内，即 5 月 5 日至 15 日。',
      'UCP 600 article 3: “on or about” means five calendar days before until five calendar days after the date, both included, that is 5 to 15 May.',
    ],
  ),
  q.multiple(
    7,
    2,
    [
      '关于 UCP 600 之下的商业发票，哪些说法正确（可转让信用证除外）？',
      'Which statements about a commercial invoice under UCP 600 are right (transferable credits apart)?',
    ],
    [
      ['必须签字', 'It must be signed'],
      ['须以申请人为抬头', 'It must be made out in the name of the applicant'],
      ['须看似由受益人出具', 'It must appear to have been issued by the beneficiary'],
      ['须与信用证使用同一货币', 'It must be in the same currency as the credit'],
    ],
    [1, 2, 3],
    [
      'UCP 600 第 18 条 a 款列出前述三项要求，并在 iv 项明确：发票无须签字。',
      'UCP 600 article 18(a) lists these three requirements and says in (iv) that the invoice need not be signed.',
    ],
  ),
  q.multiple(
    8,
    3,
    [
      '提单要符合 UCP 600 第 20 条，须满足哪些要求？',
      'What must a bill of lading show to comply with UCP 600 article 20?',
    ],
    [
      ['表明承运人名称', 'The name of the carrier'],
      [
        '由承运人、船长或其具名代理人签署',
        'Signature by the carrier, the master or a named agent for either',
      ],
      ['注明 “clean” 字样', 'The word “clean”'],
      [
        '表明货物已在规定的装货港装上具名船只',
        'Shipment on board a named vessel at the stated port of loading',
      ],
    ],
    [0, 1, 3],
    [
      '第 20 条 a 款规定承运人名称、签署和装船。第 27 条说明，即使信用证要求“清洁”，单据上也无须出现 clean 一词。',
      'Article 20(a) asks for the carrier’s name, the signature and shipment on board. Article 27 says the word “clean” need not appear even if the credit asks for a clean document.',
    ],
  ),
  q.multiple(
    9,
    2,
    [
      '开证行拒付时发出的通知，按 UCP 600 第 16 条应包含哪些内容？',
      'What must the notice contain when an issuing bank refuses under UCP 600 article 16?',
    ],
    [
      ['银行拒绝承付或议付的声明', 'That the bank is refusing to honour or negotiate'],
      ['据以拒付的每一个不符点', 'Each discrepancy in respect of which it refuses'],
      ['单据的处置方式', 'What becomes of the documents'],
      ['申请人的书面意见', 'The written opinion of the applicant'],
    ],
    [0, 1, 2],
    [
      '第 16 条 c 款要求一次性通知：声明拒付、列明每个不符点、说明单据如何处置。是否接受不符点可征求申请人意见，但通知无须附其意见。',
      'Article 16(c) asks for a single notice stating the refusal, each discrepancy and the disposal of the documents. The bank may ask the applicant for a waiver, but his opinion is no part of the notice.',
    ],
  ),
  q.trueFalse(
    10,
    1,
    [
      '信用证没有注明是否可撤销，即为不可撤销。',
      'A credit that does not say whether it is revocable is irrevocable.',
    ],
    true,
    [
      'UCP 600 第 3 条：信用证不可撤销，即使没有如此注明。',
      'UCP 600 article 3: a credit is irrevocable even if there is no indication to that effect.',
    ],
  ),
  q.trueFalse(
    11,
    1,
    [
      '货物质量不合格，开证行可以据此拒付相符的单据。',
      'If the goods are of poor quality, the issuing bank may refuse complying documents.',
    ],
    false,
    [
      'UCP 600 第 4 条和第 5 条：信用证独立于买卖合同，银行处理的是单据，而不是货物。单据相符，开证行就须承付（第 15 条）。',
      'UCP 600 articles 4 and 5: a credit is separate from the sale, and banks deal with documents, not goods. If the presentation complies, the issuing bank must honour (article 15).',
    ],
  ),
  q.trueFalse(
    12,
    2,
    [
      '受益人可以只接受信用证修改中的部分内容。',
      'A beneficiary may accept part of an amendment and refuse the rest.',
    ],
    false,
    [
      'UCP 600 第 10 条 e 款：不允许部分接受修改，部分接受视为拒绝修改的通知。',
      'UCP 600 article 10(e): partial acceptance is not allowed and is deemed to be notification of rejection of the amendment.',
    ],
  ),
  q.trueFalse(
    13,
    2,
    [
      '信用证没有禁止，就允许分批装运。',
      'Partial shipments are allowed unless the credit forbids them.',
    ],
    true,
    [
      'UCP 600 第 31 条 a 款：允许分批支款或分批装运。若要禁止，信用证须明文规定。',
      'UCP 600 article 31(a): partial drawings or shipments are allowed. To forbid them the credit must say so.',
    ],
  ),
  q.fillIn(
    14,
    2,
    [
      '信用证只规定散装大豆 5,000 公吨，未以包装单位或件数计量，且支款总额不超过信用证金额时，数量可有____%的增减。',
      'A credit calls for 5,000 tonnes of soya beans in bulk, not in packing units or items. Provided the drawings do not exceed the credit amount, the quantity may vary by ____ per cent.',
    ],
    [['5', '五', 'five']],
    [
      'UCP 600 第 30 条 b 款：数量不以包装单位或个数计，且支款总额不超过信用证金额，可有 5% 的增减。',
      'UCP 600 article 30(b): a tolerance of 5 per cent applies if the quantity is not in packing units or individual items and the drawings do not exceed the credit amount.',
    ],
  ),
  q.fillIn(
    15,
    1,
    [
      'UCP 600 第 5 条：银行处理的是____，而不是单据可能涉及的货物、服务或履约行为。',
      'UCP 600 article 5: banks deal with ____ and not with the goods, services or performance to which they may relate.',
    ],
    [['单据', '单证', 'documents', 'the documents']],
    [
      '这就是信用证的单据交易原则（第 5 条），与独立性原则（第 4 条）一起构成信用证的两大基石。',
      'This is the principle of dealing in documents (article 5); with independence (article 4) it is the ground on which every credit stands.',
    ],
  ),
  q.fillIn(
    16,
    3,
    [
      '保险单的日期不得晚于____日，除非保险单表明保险责任最迟于该日生效。',
      'The date of the insurance document must be no later than the date of ____, unless it appears that the cover is effective from no later than that date.',
    ],
    [['装运', '发运', '装船', 'shipment', 'the shipment']],
    [
      'UCP 600 第 28 条 e 款。晚于装运日出具、又未表明保险责任追溯的保险单，是常见的不符点。',
      'UCP 600 article 28(e). A policy dated after shipment with no earlier effective date is a common discrepancy.',
    ],
  ),
]
