import { box, day, figure, given, texts } from './cells.ts'
import { buyer, seller, stem } from './deal.ts'
import type { DemoForm } from './types.ts'

export const packingList: DemoForm = {
  name: 'packing-list',
  heading: ['NINGBO HAIYUE TEXTILE CO., LTD.', 'PACKING LIST'],
  alt: { zh: '空白装箱单', en: 'A blank packing list' },
  stem: stem('根据下列资料填写装箱单。', 'Fill in the packing list for this deal.'),
  explanation: {
    zh: '<p>总毛重 = 480 × 15.5 = 7,440 kg；总净重 = 480 × 14 = 6,720 kg；总体积 = 480 × 0.06 = 28.8 m³。</p>',
    en: '<p>Gross weight: 480 × 15.5 = 7,440 kg; net weight: 480 × 14 = 6,720 kg; measurement: 480 × 0.06 = 28.8 m³.</p>',
  },
  cells: [
    given([12, 34, 110, 22], 'SELLER', ...seller),
    given([12, 56, 110, 22], 'BUYER', ...buyer),
    box(
      [122, 34, 76, 14],
      'INVOICE NO.',
      'no',
      { zh: '发票号码', en: 'Invoice number' },
      texts('HYINV26118'),
    ),
    box([122, 48, 76, 14], 'DATE', 'date', { zh: '日期', en: 'Date' }, day('2026-11-25')),
    box(
      [122, 62, 76, 16],
      'S/C NO.',
      'contract',
      { zh: '合同号码', en: 'Contract number' },
      texts('HY2026-118'),
    ),
    box(
      [12, 78, 44, 40],
      'MARKS & NOS.',
      'marks',
      { zh: '唛头', en: 'Shipping marks' },
      texts(
        'NORDLICHT / HY2026-118 / HAMBURG / NO. 1-480',
        'NORDLICHT HY2026-118 HAMBURG NO. 1-480',
        'NORDLICHT HY2026-118 HAMBURG NO.1-480',
      ),
    ),
    box(
      [56, 78, 66, 40],
      'DESCRIPTION OF GOODS',
      'goods',
      { zh: '货物描述', en: 'Description of the goods' },
      texts(
        'COTTON BATH TOWELS',
        'COTTON BATH TOWELS BT-70140',
        'COTTON BATH TOWELS, ART. BT-70140',
      ),
    ),
    box(
      [122, 78, 38, 20],
      'QUANTITY (PCS)',
      'quantity',
      { zh: '数量（条）', en: 'Quantity in pieces' },
      figure(24_000, { units: ['PCS', 'pieces', '条'] }),
    ),
    box(
      [160, 78, 38, 20],
      'PACKAGES (CTNS)',
      'cartons',
      { zh: '件数（箱）', en: 'Number of cartons' },
      figure(480, { units: ['CTNS', 'cartons', '箱'] }),
    ),
    box(
      [122, 98, 38, 20],
      'PCS PER CARTON',
      'each',
      { zh: '每箱条数', en: 'Pieces to a carton' },
      figure(50),
    ),
    given([160, 98, 38, 20], 'KIND OF PACKAGES', 'CARTONS'),
    box(
      [12, 118, 62, 18],
      'TOTAL GROSS WEIGHT (KGS)',
      'gross',
      { zh: '总毛重（kg）', en: 'Total gross weight in kg' },
      figure(7440, { within: 1, units: ['KGS', 'kg'] }),
    ),
    box(
      [74, 118, 62, 18],
      'TOTAL NET WEIGHT (KGS)',
      'net',
      { zh: '总净重（kg）', en: 'Total net weight in kg' },
      figure(6720, { within: 1, units: ['KGS', 'kg'] }),
    ),
    box(
      [136, 118, 62, 18],
      'MEASUREMENT (CBM)',
      'volume',
      { zh: '总体积（m³）', en: 'Total measurement in m³' },
      figure(28.8, { within: 0.05, units: ['CBM', 'm3', 'm³'] }),
    ),
    box(
      [12, 136, 186, 18],
      'SAY TOTAL … CARTONS ONLY',
      'words',
      { zh: '大写件数', en: 'Number of cartons in words' },
      texts(
        'FOUR HUNDRED AND EIGHTY',
        'FOUR HUNDRED EIGHTY',
        'FOUR HUNDRED AND EIGHTY CARTONS ONLY',
        'SAY TOTAL FOUR HUNDRED AND EIGHTY CARTONS ONLY',
      ),
    ),
    given([12, 154, 186, 24], 'FOR THE SELLER', 'NINGBO HAIYUE TEXTILE CO., LTD.'),
  ],
}
