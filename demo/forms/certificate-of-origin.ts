import { box, day, figure, given, texts } from './cells.ts'
import { buyer, seller, stem } from './deal.ts'
import type { DemoForm } from './types.ts'

export const certificateOfOrigin: DemoForm = {
  name: 'certificate-of-origin',
  heading: ['CERTIFICATE OF ORIGIN', "OF THE PEOPLE'S REPUBLIC OF CHINA"],
  alt: { zh: '空白一般原产地证书', en: 'A blank certificate of origin' },
  stem: stem(
    '根据下列资料填写一般原产地证书（2026 年 11 月 26 日申请）。',
    'Fill in the certificate of origin (applied for on 26 November 2026).',
  ),
  explanation: {
    zh: '<p>货物描述须写明包装件数；一般原产地证书的目的国填最终进口国。发票号码和日期与商业发票一致，申请日期不早于发票日期。</p>',
    en: '<p>The description names the packages; the country of destination is that of the import. Number and date of the invoice agree with the invoice, and the application is not earlier than it.</p>',
  },
  cells: [
    box(
      [12, 34, 110, 24],
      '1. EXPORTER',
      'exporter',
      { zh: '出口商', en: 'Exporter' },
      texts(seller[0]!, seller.join(', '), `${seller[0]!} ${seller[1]!}`),
    ),
    given([122, 34, 76, 48], 'CERTIFICATE NO.', 'C262300118'),
    box(
      [12, 58, 110, 24],
      '2. CONSIGNEE',
      'consignee',
      { zh: '收货人', en: 'Consignee' },
      texts(buyer[0]!, buyer.join(', '), `${buyer[0]!} ${buyer[1]!}`),
    ),
    box(
      [12, 82, 110, 18],
      '3. MEANS OF TRANSPORT AND ROUTE',
      'route',
      { zh: '运输方式和路线', en: 'Means of transport and route' },
      texts(
        'FROM NINGBO TO HAMBURG BY SEA',
        'FROM NINGBO, CHINA TO HAMBURG, GERMANY BY SEA',
        'NINGBO TO HAMBURG BY SEA',
        'BY SEA FROM NINGBO TO HAMBURG',
        'FROM NINGBO TO HAMBURG BY VESSEL',
      ),
    ),
    box(
      [122, 82, 76, 18],
      '4. COUNTRY OF DESTINATION',
      'country',
      { zh: '目的国', en: 'Country of destination' },
      texts('GERMANY', 'THE FEDERAL REPUBLIC OF GERMANY'),
    ),
    given(
      [12, 100, 40, 44],
      '6. MARKS AND NUMBERS',
      'NORDLICHT',
      'HY2026-118',
      'HAMBURG',
      'NO. 1-480',
    ),
    box(
      [52, 100, 62, 44],
      '7. PACKAGES, DESCRIPTION',
      'goods',
      { zh: '件数和货物描述', en: 'Packages and description' },
      texts(
        '480 CARTONS OF COTTON BATH TOWELS',
        '480 CTNS OF COTTON BATH TOWELS',
        'FOUR HUNDRED AND EIGHTY (480) CARTONS OF COTTON BATH TOWELS',
        '480 CARTONS COTTON BATH TOWELS',
      ),
    ),
    box(
      [114, 100, 26, 44],
      '8. H.S. CODE',
      'code',
      { zh: 'H.S. 编码', en: 'HS code' },
      texts('6302.6010', '6302.60', '630260', '63026010'),
    ),
    box(
      [140, 100, 26, 44],
      '9. QUANTITY',
      'quantity',
      { zh: '数量（条）', en: 'Quantity in pieces' },
      figure(24_000, { units: ['PCS', 'pieces', '条'] }),
    ),
    box(
      [166, 100, 32, 22],
      '10. INVOICE NO.',
      'invoice',
      { zh: '发票号码', en: 'Invoice number' },
      texts('HYINV26118'),
    ),
    box(
      [166, 122, 32, 22],
      'INVOICE DATE',
      'invoiced',
      { zh: '发票日期', en: 'Invoice date' },
      day('2026-11-25'),
    ),
    given(
      [12, 144, 93, 30],
      '11. DECLARATION BY THE EXPORTER',
      'ALL THE GOODS WERE PRODUCED IN CHINA',
    ),
    box(
      [105, 144, 93, 15],
      'PLACE OF DECLARATION',
      'place',
      { zh: '申报地点', en: 'Place of declaration' },
      texts('NINGBO', 'NINGBO, CHINA'),
    ),
    box(
      [105, 159, 93, 15],
      'DATE OF DECLARATION',
      'date',
      { zh: '申报日期', en: 'Date of declaration' },
      day('2026-11-26'),
    ),
  ],
}
