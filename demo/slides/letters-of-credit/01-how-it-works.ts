import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const howItWorks: DemoVideo = {
  media: 'letters-of-credit/01-how-it-works',
  title: both(['信用证怎样运转', 'How a letter of credit works']),
  slides: [
    slide(
      ['互不信任的两个人', 'Two strangers'],
      [
        ['卖方怕货发了收不到钱', 'The seller fears not being paid'],
        ['买方怕钱付了收不到货', 'The buyer fears not getting goods'],
        ['银行站到中间', 'A bank steps between'],
      ],
      [
        '卖方怕货发了收不到钱，买方怕钱付了收不到货。信用证的办法，是请银行站到中间，用银行的承诺代替买方的承诺。',
        'The seller fears not being paid; the buyer fears not getting the goods. A letter of credit puts a bank between them and its promise in place of the buyer’s.',
      ],
    ),
    slide(
      ['当事人', 'The parties'],
      [
        ['申请人、受益人', 'Applicant, beneficiary'],
        ['开证行、通知行', 'Issuing bank, advising bank'],
        ['保兑行、指定银行', 'Confirming and nominated bank'],
      ],
      [
        '买方是申请人，卖方是受益人。开证行承诺付款，通知行核实真伪后转达，保兑行再加一层独立的付款责任。',
        'The buyer is the applicant, the seller the beneficiary. The issuing bank undertakes to pay, the advising bank checks authenticity, and a confirming bank adds an undertaking of its own.',
      ],
    ),
    slide(
      ['六步走完', 'Six steps'],
      [
        ['申请 → 开证 → 通知', 'Apply → issue → advise'],
        ['装运 → 交单 → 付款', 'Ship → present → pay'],
        ['单据换货款', 'Documents for money'],
      ],
      [
        '整个流程分六步：申请、开证、通知、装运、交单、付款。货走货的路，单走单的路，最后用一套相符的单据换来货款。',
        'There are six steps: apply, issue, advise, ship, present, pay. Goods and documents travel apart, and a complying set of documents is exchanged for the money.',
      ],
    ),
    slide(
      ['两个原则', 'Two principles'],
      [
        ['独立性：第四条', 'Independence: article 4'],
        ['只管单据：第五条', 'Documents only: article 5'],
      ],
      [
        '两个原则最重要。第四条，信用证独立于合同；第五条，银行处理的是单据，不是货物。货好单不好，一样收不到款。',
        'Two principles matter most. Article 4: the credit is separate from the contract. Article 5: banks deal with documents, not goods. Good cargo with bad papers is not paid.',
      ],
    ),
    slide(
      ['什么叫相符交单', 'A complying presentation'],
      [
        ['符合信用证条款', 'With the terms of the credit'],
        ['符合 UCP 600 的适用条款', 'With UCP 600 as applicable'],
        ['符合国际标准银行实务', 'With international standard practice'],
      ],
      [
        '第二条给出了定义：单据要符合信用证条款、统一惯例的适用条款，以及国际标准银行实务。三者缺一不可。',
        'Article 2 gives the definition: the documents must agree with the credit, the applicable provisions of the rules, and international standard banking practice. All three count.',
      ],
    ),
    slide(
      ['小结', 'In short'],
      [
        ['银行信用代替商业信用', 'Bank credit for trade credit'],
        ['单据决定一切', 'Documents decide'],
        ['期限是五个银行工作日', 'Five banking days'],
      ],
      [
        '信用证把商业信用变成银行信用，但前提是单据相符。银行最多用五个银行工作日审单，而你的功夫要下在交单之前。',
        'A credit turns trade credit into bank credit, provided the documents comply. The bank has at most five banking days to examine; your own work comes before you present.',
      ],
    ),
  ],
}
