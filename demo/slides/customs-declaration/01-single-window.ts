import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const singleWindow: DemoVideo = {
  media: 'customs-declaration/01-single-window',
  title: both(['一票货怎样通关', 'How a shipment clears']),
  slides: [
    slide(
      ['通关四个环节', 'Four steps of clearance'],
      [
        ['申报', 'Declaration'],
        ['查验', 'Inspection'],
        ['缴税', 'Payment'],
        ['放行', 'Release'],
      ],
      [
        '一票货物通关，要经过申报、查验、缴税、放行四个环节。申报做得准，后面三个环节才走得快。',
        'A shipment clears in four steps: declaration, inspection, payment and release. The more exact the declaration, the quicker the other three.',
      ],
    ),
    slide(
      ['单一窗口：一次申报', 'Single window: declare once'],
      [
        ['2018 年 8 月：关检融合', 'August 2018: two forms became one'],
        ['一张报关单', 'One declaration'],
        ['税费支付、许可证、舱单', 'Payment, licences, manifests'],
      ],
      [
        '现在的申报都在国际贸易单一窗口完成。二零一八年关检融合以后，报关和报检合成一张报关单，一次录入，一次提交。',
        'Declarations are made in the international trade single window. Since customs and inspection merged in 2018, one form covers both: keyed once, lodged once.',
      ],
    ),
    slide(
      ['期限要记牢', 'Mind the time limits'],
      [
        ['进口：14 日内', 'Import: within 14 days'],
        ['出口：装货 24 小时以前', 'Export: 24 hours before loading'],
        ['滞报金：每日 0.05%', 'Late fee: 0.05% a day'],
      ],
      [
        '进口要在运输工具申报进境之日起十四日内申报，出口要在货物运抵监管区以后、装货的二十四小时以前申报。进口逾期，按日征收万分之五的滞报金。',
        'Imports are declared within fourteen days of the declared arrival; exports after reaching the control area and 24 hours before loading. Late imports cost 0.05 per cent a day.',
      ],
    ),
    slide(
      ['报关单上的关键栏目', 'Key fields'],
      [
        ['监管方式、征免性质', 'Supervision and exemption codes'],
        ['商品编号、规格型号', 'Commodity code, specification'],
        ['原产国、成交方式', 'Origin, terms of delivery'],
      ],
      [
        '报关单有几十个栏目，最容易出错的是三组：监管方式和征免性质，商品编号和规格型号，原产国和成交方式。',
        'Of the dozens of fields three groups go wrong most: supervision and exemption codes, commodity code and specification, and origin and terms of delivery.',
      ],
    ),
    slide(
      ['成交方式不等于贸易术语', 'Terms of delivery on the form'],
      [
        ['FCA 填 FOB', 'FCA is entered as FOB'],
        ['CPT 填 CFR（C&F）', 'CPT as CFR (C&F)'],
        ['CIP 填 CIF', 'CIP as CIF'],
      ],
      [
        '报关单的成交方式只有几个代码，看的是价格里包含哪些费用。用 FCA 成交，填 FOB；用 CIP 成交，填 CIF。',
        'The form has only a few codes, which show what the price includes. A sale FCA is entered as FOB, a sale CIP as CIF.',
      ],
    ),
    slide(
      ['小结', 'In short'],
      [
        ['申报要如实、完整', 'Declare truly and fully'],
        ['委托报关不免责', 'A broker does not lift your duty'],
        ['单证保存三年', 'Keep records three years'],
      ],
      [
        '请记住：申报要如实、完整；委托报关企业，不等于免除自己的责任；放行之后，单证还要保存三年，以备稽查。',
        'Remember: declare truly and fully, engaging a broker does not lift your own duty, and the papers are kept for three years after release in case of an audit.',
      ],
    ),
  ],
}
