import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const exwFca: DemoVideo = {
  media: 'incoterms-2020/03-exw-fca',
  title: both(['EXW 与 FCA', 'EXW and FCA']),
  slides: [
    slide(
      ['交货从哪里开始', 'Where delivery begins'],
      [
        ['EXW：工厂交货', 'EXW: Ex Works'],
        ['FCA：货交承运人', 'FCA: Free Carrier'],
        ['都适用于任何运输方式', 'Both suit any mode'],
      ],
      [
        '这一课看两个起点术语。EXW 在卖方的场所交货，FCA 把货交给买方指定的承运人。两者看上去相近，责任却差得很远。',
        'This lesson takes the two rules at the start of the journey. EXW delivers at the seller’s premises; FCA hands the goods to the carrier named by the buyer. They look alike, yet differ widely.',
      ],
    ),
    slide(
      ['EXW：卖方只备货', 'EXW: make goods available'],
      [
        ['卖方不负责装车', 'Seller need not load'],
        ['出口清关由买方办理', 'Buyer clears for export'],
        ['适合国内贸易', 'Suits domestic trade'],
      ],
      [
        '在 EXW 之下，卖方把货备好就算交货，不必装车，也不办出口报关。外国买方很难在中国以自己的名义报关，所以出口不宜用它。',
        'Under EXW the seller only places the goods at the buyer’s disposal; he neither loads nor clears them for export. A foreign buyer can hardly declare in China, so EXW seldom suits exports.',
      ],
    ),
    slide(
      ['FCA：两种交货地点', 'FCA: two delivery places'],
      [
        ['卖方场所：装上来车', 'Seller’s premises: loaded'],
        ['其他地点：备好待卸', 'Elsewhere: ready for unloading'],
        ['出口清关由卖方办理', 'Seller clears for export'],
      ],
      [
        '用 FCA，如果在卖方工厂交货，卖方要把货装上来车。如果在别处交货，货到地点、做好卸货准备就算交了，卸货由买方负责。',
        'Under FCA at the seller’s premises, the seller loads the collecting vehicle. At any other place, delivery is complete when the goods arrive ready for unloading; the buyer unloads.',
      ],
    ),
    slide(
      ['集装箱为什么用 FCA', 'Why containers want FCA'],
      [
        ['货在堆场交给承运人', 'Handed over at the terminal'],
        ['不必等到上船', 'No wait for the ship'],
        ['风险交接点清楚', 'A clear point of transfer'],
      ],
      [
        '集装箱通常在堆场交给承运人，离上船还有几天。用 FOB，这几天的风险仍归卖方；用 FCA，交给承运人，风险就转移了。',
        'A container is handed over at the terminal days before it is loaded. Under FOB the seller carries the risk of those days; under FCA risk passes when the carrier takes over.',
      ],
    ),
    slide(
      ['已装船批注的新安排', 'The on-board option'],
      [
        ['双方可以约定', 'The parties may agree'],
        ['买方指示承运人', 'Buyer instructs the carrier'],
        ['便于信用证结汇', 'Helps under a letter of credit'],
      ],
      [
        '信用证常常要求已装船提单。新版允许双方约定：由买方指示承运人，在装船后向卖方签发带已装船批注的提单。',
        'Letters of credit often call for an on-board bill of lading. The parties may now agree that the buyer instructs the carrier to issue one to the seller after loading.',
      ],
    ),
    slide(
      ['小结', 'In short'],
      [
        ['出口少用 EXW', 'Avoid EXW for export'],
        ['集装箱首选 FCA', 'Prefer FCA for containers'],
        ['地点写到具体地址', 'Name an exact place'],
      ],
      [
        '请记住：出口少用 EXW，集装箱首选 FCA，交货地点要具体到门牌或堆场。地点写得准，责任才分得清。',
        'Remember: avoid EXW for export, prefer FCA for containers, and name the place down to the address or terminal. A precise place makes for clear duties.',
      ],
    ),
  ],
}
