import { texts } from '#src/web/i18n.tsx'

/** Texts of the example questions. */
export const exampleText = texts({
  zh: {
    single: '<p>根据 Incoterms® 2020，卖方只需在其所在地将货物交由买方处置的术语是哪一个？</p>',
    options: ['EXW 工厂交货', 'FCA 货交承运人', 'CIF 成本、保险费加运费', 'DDP 完税后交货'],
    notes: ['', 'FCA 下卖方还要办理出口清关。', '', ''],
    singleExplanation: '<p>EXW 下卖方的责任最小：不装货，也不办理出口清关。</p>',
    multiple: '<p>下列单据中，哪些可以作为海运的物权凭证或其替代？</p>',
    documents: ['指示提单', '海运单', '不记名提单', '航空运单'],
    trueFalse: '<p>信用证是一项独立于买卖合同的自足文件。</p>',
    fillIn:
      '<p>2026 年 11 月 22 日签发的提单，最迟应在 <span data-gap="g1"></span> 天内交单；UCP 600 第 <span data-gap="g2"></span> 条作此规定。</p>',
    fillInAnswers: ['21', '14'],
    fillInKeys: ['21', '14(c)'],
    numeric: '<p>货值 48,000 美元，按 CIF 加一成投保，保险金额是多少？</p>',
    cloze:
      '<p>卖方应于 <span data-gap="c1"></span> 前装船，装运港为 <span data-gap="c2"></span>，数量 <span data-gap="c3"></span> 公吨，付款方式 <span data-gap="c4"></span>。</p>',
    clozeOptions: ['即期信用证', '远期信用证', '付款交单'],
    clozeAnswers: ['2026-12-15', '宁波', '20'],
    clozeKeys: ['2026-12-15', '宁波', '20 ± 5%', '即期信用证'],
    shortAnswer: '<p>用两三句话说明“不符点”对出口商意味着什么。</p>',
    shortAnswerGiven: '银行可以拒付。\n出口商要么改单重交，要么请买方接受不符点。',
    modelAnswer: '<p>开证行可凭不符点拒付，出口商失去银行信用的保证，只能依靠买方的商业信用。</p>',
    criteria: ['指出银行可以拒付', '说明补救的办法'],
    essay: '<p>写一封给买方的函电，说明装运推迟两周的原因并提出补偿。</p>',
    essayGiven: '<p>尊敬的客户：</p><p>因港口拥堵，装运将推迟到 <strong>12 月 29 日</strong>。</p>',
    file: '<p>提交填好的装箱单。</p>',
    spoken: '<p>用英语介绍贵公司的主要产品，时间一分钟左右。</p>',
    material:
      '<h3>信用证摘要</h3><p>开证行：Deutsche Bank AG；金额：USD 52,800.00；装运期限：2026 年 12 月 15 日；交单期：装运后 15 天内。</p><p>要求提交：全套清洁已装船提单、商业发票一式三份、保险单（发票金额加 10%）。</p>',
    groupSingle: '<p>保险金额应为多少？</p>',
    groupOptions: ['USD 52,800.00', 'USD 58,080.00', 'USD 57,000.00'],
    groupTrueFalse: '<p>提单可以注明“包装破损”。</p>',
    groupExplanation: '<p>52,800 × 110% = 58,080。</p>',
    feedback: '<p>再看一遍条款里的数字。</p>',
    question: '第 1 题',
    edited: '选一种题型查看编辑器',
  },
  en: {
    single:
      '<p>Under Incoterms® 2020, which term only requires the seller to place the goods at the buyer’s disposal at its own premises?</p>',
    options: [
      'EXW Ex Works',
      'FCA Free Carrier',
      'CIF Cost, Insurance and Freight',
      'DDP Delivered Duty Paid',
    ],
    notes: ['', 'Under FCA the seller also clears the goods for export.', '', ''],
    singleExplanation:
      '<p>EXW is the least obligation for the seller: no loading and no export clearance.</p>',
    multiple: '<p>Which of these can serve as documents of title at sea?</p>',
    documents: ['Order bill of lading', 'Sea waybill', 'Bearer bill of lading', 'Air waybill'],
    trueFalse: '<p>A letter of credit is independent of the contract of sale.</p>',
    fillIn:
      '<p>A bill of lading issued on 22 November 2026 must be presented within <span data-gap="g1"></span> days, says article <span data-gap="g2"></span> of UCP 600.</p>',
    fillInAnswers: ['21', '14'],
    fillInKeys: ['21', '14(c)'],
    numeric:
      '<p>Goods worth USD 48,000 are insured for CIF value plus 10%. What is the insured amount?</p>',
    cloze:
      '<p>Shipment before <span data-gap="c1"></span> from <span data-gap="c2"></span>, quantity <span data-gap="c3"></span> metric tons, payment by <span data-gap="c4"></span>.</p>',
    clozeOptions: [
      'sight letter of credit',
      'usance letter of credit',
      'documents against payment',
    ],
    clozeAnswers: ['15 Dec 2026', 'Ningbo', '20'],
    clozeKeys: ['2026-12-15', 'Ningbo', '20 ± 5%', 'sight letter of credit'],
    shortAnswer: '<p>Say in two or three sentences what a discrepancy means for the exporter.</p>',
    shortAnswerGiven:
      'The bank may refuse to pay.\nThe exporter corrects the documents or asks the buyer to waive the discrepancy.',
    modelAnswer:
      '<p>The issuing bank may refuse payment, so the exporter has only the buyer’s word instead of a bank’s.</p>',
    criteria: ['Says that the bank may refuse', 'Names a remedy'],
    essay:
      '<p>Write a letter to the buyer: explain a delay of two weeks in shipment and offer compensation.</p>',
    essayGiven:
      '<p>Dear customer,</p><p>Owing to congestion in the port, shipment moves to <strong>29 December</strong>.</p>',
    file: '<p>Hand in the completed packing list.</p>',
    spoken: '<p>Introduce the main products of your company in about one minute.</p>',
    material:
      '<h3>Letter of credit, extract</h3><p>Issuing bank: Deutsche Bank AG. Amount: USD 52,800.00. Latest shipment: 15 December 2026. Presentation: within 15 days of shipment.</p><p>Documents: full set of clean on-board bills of lading, commercial invoice in triplicate, insurance policy for invoice value plus 10%.</p>',
    groupSingle: '<p>What is the insured amount?</p>',
    groupOptions: ['USD 52,800.00', 'USD 58,080.00', 'USD 57,000.00'],
    groupTrueFalse: '<p>The bill of lading may say “packages damaged”.</p>',
    groupExplanation: '<p>52,800 × 110% = 58,080.</p>',
    feedback: '<p>Look at the figures of the terms once more.</p>',
    question: 'Question 1',
    edited: 'Choose a type to see its editor',
  },
})
