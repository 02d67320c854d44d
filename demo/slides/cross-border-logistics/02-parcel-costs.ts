import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const parcelCosts: DemoVideo = {
  media: 'cross-border-logistics/02-parcel-costs',
  title: both(['算清头程和尾程', 'First mile and last mile']),
  slides: [
    slide(
      ['一件商品的物流账', 'The bill for one article'],
      [
        ['头程：国内到海外仓', 'First leg: to the warehouse'],
        ['仓储：入库、存放、出库', 'Storage: in, keep, out'],
        ['尾程：海外仓到买家', 'Last mile: to the buyer'],
      ],
      [
        '海外仓的物流账分三段：头程把货运到仓库，仓储收取操作费和仓租，尾程送到买家手里。三段都要摊到每一件商品上。',
        'The bill has three parts: the first leg to the warehouse, handling and storage there, and the last mile to the buyer. Each is spread over every piece.',
      ],
    ),
    slide(
      ['体积重量', 'Volume weight'],
      [
        ['长 × 宽 × 高 ÷ 除数', 'L × W × H ÷ divisor'],
        ['空运 6000，快递常用 5000', 'Air 6,000, couriers often 5,000'],
        ['与实重取大', 'The greater is charged'],
      ],
      [
        '轻而大的货按体积重量计费。空运一般除以六千，商业快递常用五千，再与实际重量比较，取大的一个。',
        'Light, bulky goods are charged by volume: divide by 6,000 for air freight, often 5,000 for couriers, compare with the real weight, and take the greater.',
      ],
    ),
    slide(
      ['算一箱', 'One carton'],
      [
        ['60 × 50 × 40 厘米', '60 × 50 × 40 cm'],
        ['120,000 ÷ 6,000 ＝ 20 千克', '120,000 ÷ 6,000 = 20 kg'],
        ['实重 14 千克，按 20 计费', 'Weighs 14 kg, charged at 20'],
      ],
      [
        '一箱六十乘五十乘四十厘米，体积十二万立方厘米，除以六千，是二十千克。实重只有十四千克，也按二十千克收费。',
        'A carton of 60 by 50 by 40 centimetres is 120,000 cubic centimetres; divided by 6,000 that is 20 kilograms. It weighs 14, yet 20 are charged.',
      ],
    ),
    slide(
      ['海运还是空运', 'By sea or by air'],
      [
        ['海运：便宜、慢', 'Sea: cheap and slow'],
        ['空运：贵、快', 'Air: dear and quick'],
        ['铁路：介于两者之间', 'Rail: in between'],
      ],
      [
        '头程怎么选？海运便宜但慢，空运快但贵，铁路居中。新品试销可以空运，稳定之后用海运补货，把成本降下来。',
        'How to choose the first leg? Sea is cheap and slow, air quick and dear, rail in between. Test a new article by air, then replenish by sea.',
      ],
    ),
    slide(
      ['改包装，省运费', 'Repack and save'],
      [
        ['高度从 40 减到 30 厘米', 'Height from 40 down to 30 cm'],
        ['体积重量 20 变 15 千克', 'Volume weight 20 becomes 15 kg'],
        ['省下四分之一', 'A quarter saved'],
      ],
      [
        '同样的货，把箱高从四十厘米压到三十厘米，体积重量就从二十千克降到十五千克，省下四分之一。包装设计也是物流成本。',
        'Bring the height of the same carton from 40 down to 30 centimetres, and 20 kilograms become 15: a quarter saved. Packaging design is logistics cost.',
      ],
    ),
    slide(
      ['小结', 'In short'],
      [
        ['三段成本都要摊', 'Spread all three parts'],
        ['先量尺寸再报价', 'Measure before you quote'],
        ['分阶段选运输方式', 'Choose the mode by stage'],
      ],
      [
        '记住三点：三段成本都要摊到单件；先量尺寸，再报价；按商品的阶段选择运输方式。算清这笔账，定价才有底。',
        'Three things: spread all three parts over each piece, measure before you quote, and choose the mode by stage. Then your price has a footing.',
      ],
    ),
  ],
}
