import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const choosing: DemoVideo = {
  media: 'incoterms-2020/06-choosing',
  title: both(['怎样选术语、写合同、报价格', 'Choosing, writing and pricing']),
  slides: [
    slide(
      ['四个问题选术语', 'Four questions'],
      [
        ['货怎么装、怎么运？', 'How is it packed and carried?'],
        ['谁更能控制运输？', 'Who controls carriage better?'],
        ['怎么付款？', 'How is it paid?'],
        ['谁能办清关？', 'Who can clear customs?'],
      ],
      [
        '选术语，先问四个问题：货怎么运，谁更能控制运输，怎么付款，谁能办清关。四个答案摆在一起，合适的术语就出来了。',
        'Ask four questions: how the goods travel, who controls carriage better, how payment is made, and who can clear customs. Put the answers side by side and the rule appears.',
      ],
    ),
    slide(
      ['案例：义乌到马德里', 'Case: Yiwu to Madrid'],
      [
        ['整箱，中欧班列', 'Full container by rail'],
        ['买方有固定货代', 'Buyer has a forwarder'],
        ['选择：FCA 义乌', 'Choice: FCA Yiwu'],
      ],
      [
        '一票整箱货从义乌坐中欧班列去马德里，买方有自己的货代。走铁路，不能用 FOB，应当报 FCA 义乌铁路口岸。',
        'A full container goes by rail from Yiwu to Madrid, and the buyer has a forwarder. By rail FOB is out; quote FCA Yiwu railway port.',
      ],
    ),
    slide(
      ['写法要完整', 'Write it in full'],
      [
        ['术语＋指定地点＋版本', 'Rule, named place, edition'],
        ['CIP 马德里某街某号', 'CIP, street and number, Madrid'],
        ['C 组最好写两个地点', 'Under C, name both places'],
      ],
      [
        '完整的写法是术语、指定地点和版本。C 组有两个关键地点，除了目的地，最好再写明交货的启运地点，风险就不会有争议。',
        'The full form is rule, named place and edition. Under C, name the place of delivery as well as the destination, and there is nothing to argue about.',
      ],
    ),
    slide(
      ['价格怎么换算', 'Turning one price into another'],
      [
        ['CFR ＝ FOB ＋ 运费', 'CFR = FOB + freight'],
        ['CIF ＝ CFR ÷（1 － 110% × 保险费率）', 'CIF = CFR ÷ (1 − 110% × premium rate)'],
        ['保险费按保险金额计算', 'Premium is on the insured amount'],
      ],
      [
        '由 FOB 加运费，得到 CFR。再除以一减去一点一倍的保险费率，得到 CIF。注意，保险费是按加成后的金额计算的。',
        'FOB plus freight gives CFR. Divide by one minus 1.1 times the premium rate and you have CIF. The premium is calculated on the amount after the mark-up.',
      ],
    ),
    slide(
      ['算一遍', 'A worked example'],
      [
        ['FOB 9,000 美元，运费 945 美元', 'FOB USD 9,000, freight USD 945'],
        ['保险费率 0.5%', 'Premium rate 0.5%'],
        ['CIF ＝ 9,945 ÷ 0.9945 ＝ 10,000', 'CIF = 9,945 ÷ 0.9945 = 10,000'],
      ],
      [
        '算一遍：FOB 九千，运费九百四十五，合计九千九百四十五。保险费率千分之五，除以零点九九四五，正好是一万美元。',
        'Try it: FOB 9,000 plus freight 945 makes 9,945. With a premium rate of half a per cent, divide by 0.9945 and the CIF price is exactly ten thousand dollars.',
      ],
    ),
    slide(
      ['签约前再查一遍', 'Before you sign'],
      [
        ['术语配得上运输方式吗？', 'Does the rule fit the transport?'],
        ['单据和信用证一致吗？', 'Do the documents fit the credit?'],
        ['地点和版本写全了吗？', 'Place and edition complete?'],
      ],
      [
        '签约前再查三点：术语与运输方式是否相配，单据要求与信用证是否一致，地点和版本是否写全。三点都对，才能放心落笔。',
        'Check three things before you sign: does the rule fit the transport, do the documents agree with the credit, and are place and edition complete? Then sign with an easy mind.',
      ],
    ),
  ],
}
