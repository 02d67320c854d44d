import { box, choice, day, figure, given, texts } from './cells.ts'
import { buyer, seller, stem } from './deal.ts'
import type { DemoForm } from './types.ts'

export const billOfLading: DemoForm = {
  name: 'bill-of-lading',
  heading: ['EASTERN STAR LINE', 'BILL OF LADING FOR PORT TO PORT SHIPMENT'],
  alt: { zh: '空白海运提单', en: 'A blank bill of lading' },
  stem: stem(
    '信用证要求“全套清洁已装船提单，凭指示抬头，空白背书，通知申请人，注明运费预付”。根据下列资料填写提单。',
    'The credit asks for a “full set of clean on board bills of lading made out to order and blank endorsed, notify applicant, marked freight prepaid”. Fill in the bill of lading.',
  ),
  explanation: {
    zh: '<p>“凭指示”抬头填 TO ORDER；CIF 由卖方付运费，所以注明 FREIGHT PREPAID；正本通常一式三份。</p>',
    en: '<p>Made out “TO ORDER”. Under CIF the seller pays the freight, so it is marked FREIGHT PREPAID. Usually three originals are issued.</p>',
  },
  cells: [
    box(
      [12, 34, 110, 22],
      'SHIPPER',
      'shipper',
      { zh: '托运人', en: 'Shipper' },
      texts(seller[0]!, seller.join(', '), `${seller[0]!} ${seller[1]!}`),
    ),
    given([122, 34, 76, 22], 'B/L NO.', 'ESNB260991'),
    box(
      [12, 56, 110, 18],
      'CONSIGNEE',
      'consignee',
      { zh: '收货人', en: 'Consignee' },
      texts('TO ORDER', 'ORDER'),
    ),
    given(
      [122, 56, 76, 40],
      'CARRIER',
      'EASTERN STAR LINE',
      'RECEIVED IN APPARENT GOOD ORDER',
      'AND CONDITION',
    ),
    box(
      [12, 74, 110, 22],
      'NOTIFY PARTY',
      'notify',
      { zh: '通知人', en: 'Notify party' },
      texts(buyer[0]!, buyer.join(', '), `${buyer[0]!} ${buyer[1]!}`),
    ),
    box(
      [12, 96, 62, 16],
      'OCEAN VESSEL, VOY. NO.',
      'vessel',
      { zh: '船名航次', en: 'Vessel and voyage' },
      texts(
        'EASTERN STAR 047W',
        'EASTERN STAR V.047W',
        'EASTERN STAR, 047W',
        'EASTERN STAR V. 047W',
      ),
    ),
    box(
      [74, 96, 62, 16],
      'PORT OF LOADING',
      'from',
      { zh: '装货港', en: 'Port of loading' },
      texts('NINGBO', 'NINGBO, CHINA'),
    ),
    box(
      [136, 96, 62, 16],
      'PORT OF DISCHARGE',
      'port',
      { zh: '卸货港', en: 'Port of discharge' },
      texts('HAMBURG', 'HAMBURG, GERMANY'),
    ),
    given([12, 112, 44, 40], 'MARKS & NOS.', 'NORDLICHT', 'HY2026-118', 'HAMBURG', 'NO. 1-480'),
    box(
      [56, 112, 34, 40],
      'NO. OF PACKAGES',
      'packages',
      { zh: '件数（箱）', en: 'Number of packages' },
      figure(480, { units: ['CARTONS', 'CTNS', '箱'] }),
    ),
    box(
      [90, 112, 52, 40],
      'DESCRIPTION OF GOODS',
      'goods',
      { zh: '货物描述', en: 'Description of the goods' },
      texts('COTTON BATH TOWELS'),
    ),
    box(
      [142, 112, 28, 40],
      'GROSS WT. KGS',
      'gross',
      { zh: '毛重（kg）', en: 'Gross weight in kg' },
      figure(7440, { within: 1, units: ['KGS', 'kg'] }),
    ),
    box(
      [170, 112, 28, 40],
      'MEAS. CBM',
      'volume',
      { zh: '体积（m³）', en: 'Measurement in m³' },
      figure(28.8, { within: 0.05, units: ['CBM', 'm³', 'm3'] }),
    ),
    box(
      [12, 152, 93, 16],
      'FREIGHT',
      'freight',
      { zh: '运费条款', en: 'Freight clause' },
      choice(
        { zh: 'FREIGHT PREPAID', en: 'FREIGHT PREPAID' },
        { zh: 'FREIGHT COLLECT', en: 'FREIGHT COLLECT' },
        { zh: 'FREIGHT PAYABLE AS ARRANGED', en: 'FREIGHT PAYABLE AS ARRANGED' },
      ),
    ),
    box(
      [105, 152, 93, 16],
      'NO. OF ORIGINAL B/L',
      'originals',
      { zh: '正本份数', en: 'Number of originals' },
      texts('THREE', '3', 'THREE (3)', '3 (THREE)', '3/3'),
    ),
    given([12, 168, 93, 18], 'PLACE OF ISSUE', 'NINGBO'),
    box(
      [105, 168, 93, 18],
      'SHIPPED ON BOARD, DATE',
      'date',
      { zh: '已装船日期', en: 'On board date' },
      day('2026-12-02'),
    ),
  ],
}
