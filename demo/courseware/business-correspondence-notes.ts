import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const businessCorrespondenceNotes: DemoCourseware[] = [
  notes(
    'business-correspondence/notes-01.pdf',
    ['清楚的邮件', 'A clear e-mail'],
    [
      [
        '标题写明事由和编号，例如 PO 1207: shipping date',
        'The subject names the matter and number: PO 1207: shipping date',
      ],
      ['第一句说目的，不寒暄三行', 'The first sentence says why you write'],
      ['一段一个意思，要求单独成行', 'One idea a paragraph, requests on their own line'],
      [
        '七个 C：完整、简洁、清楚、正确、具体、体贴、礼貌',
        'Seven Cs: complete, concise, clear, correct, concrete, considerate, courteous',
      ],
    ],
    ['把一封十行的邮件改成五行。', 'Cut an e-mail of ten lines to five.'],
  ),
  notes(
    'business-correspondence/notes-02.pdf',
    ['开发信与询盘', 'First e-mails and enquiries'],
    [
      ['先写对方，再写自己：We noticed that you…', 'Begin with the reader: We noticed that you…'],
      ['一个卖点，一个证据，一个问题', 'One selling point, one proof, one question'],
      [
        '附件不超过一个，先问是否需要样本',
        'One attachment at most; ask before sending a catalogue',
      ],
      ['询盘在 24 小时内回复，逐条回答', 'Answer an enquiry within 24 hours, point by point'],
    ],
    ['给一家德国灯具批发商写第一封信。', 'Write the first e-mail to a German lamp wholesaler.'],
  ),
  notes(
    'business-correspondence/notes-03.pdf',
    ['付款与装运', 'Payment and shipment'],
    [
      [
        '装运通知：船名、提单号、开航日、预计到达日',
        'Shipping advice: vessel, bill number, sailing and arrival',
      ],
      [
        '催证：说明备货进度和最迟装运日',
        'Urging a credit: give progress and the latest shipment date',
      ],
      ['催款：先提事实，再给日期', 'A reminder: the fact first, then a date'],
      ['改证要求一次说完', 'Ask for all amendments at once'],
    ],
    ['写一封请对方在三天内开立信用证的邮件。', 'Ask a buyer to open the credit within three days.'],
  ),
  notes(
    'business-correspondence/notes-04.pdf',
    ['投诉与理赔', 'Complaints and claims'],
    [
      ['投诉：订单号、问题、证据、要求', 'A complaint: order, problem, evidence, request'],
      ['回复：致歉、原因、方案、期限', 'A reply: apology, cause, solution, time'],
      [
        '责任没有查清，用 we are looking into it',
        'Before the cause is known: we are looking into it',
      ],
      ['和解写明是最终解决', 'A settlement says that it is final'],
    ],
    ['回复一封“短少三箱”的投诉。', 'Answer a complaint about three cases short.'],
  ),
]
