import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const theDeclaration: DemoVideo = {
  media: 'dangerous-goods/03-the-declaration',
  title: both(['一张申报单怎样填', 'Filling in the declaration']),
  slides: [
    slide(
      ['谁填，谁负责', 'Whoever signs is liable'],
      [
        ['托运人填写并签字', 'The shipper signs'],
        ['货代不能代签', 'A forwarder does not'],
        ['空运用专门表格', 'Air has its own form'],
      ],
      [
        '危险货物申报单由托运人填写并签字，声明货物名称正确、包装合格。货代可以帮忙录入，没有书面授权，不能代替托运人签字。海运可以用多式联运表格，空运必须用国际航协的表格。',
        'The shipper fills in and signs the declaration: the name is right and the packing is fit. A forwarder may type it, but does not sign without written authority. By sea the multimodal form will do; by air only the IATA form.',
      ],
    ),
    slide(
      ['四项一个顺序', 'Four items in one order'],
      [
        ['联合国编号', 'UN number'],
        ['正确运输名称', 'Proper shipping name'],
        ['类别和包装类', 'Class, packing group'],
      ],
      [
        '危险货物的描述有四项：联合国编号、正确运输名称、类别、包装类。顺序不能颠倒，中间不能插别的内容。例如：联合国一二六三，涂料，第三类，包装类三。',
        'The description has four items: UN number, proper shipping name, class and packing group. Their order is fixed and nothing stands between them. For example: UN 1263, PAINT, 3, PG III.',
      ],
    ),
    slide(
      ['副危险和闪点', 'Subsidiary hazard, flash point'],
      [
        ['副危险写在括号里', 'Subsidiary hazard in brackets'],
        ['闪点不超过 60 度要写', 'Flash point to 60 °C is given'],
        ['海洋污染物要注明', 'Say MARINE POLLUTANT'],
      ],
      [
        '有副危险的，写在类别后面的括号里。海运时，闪点不超过六十度的要写最低闪点，海洋污染物要注明。少写一项，船公司就会退回。',
        'A subsidiary hazard follows the class in brackets. By sea, a flash point of sixty degrees or less is stated, and so is a marine pollutant. Leave one out and the carrier sends it back.',
      ],
    ),
    slide(
      ['件数、种类和总量', 'Number, kind and quantity'],
      [
        ['20 个钢桶（1A1）', '20 steel drums (1A1)'],
        ['净重或体积', 'Net mass or volume'],
        ['毛重另列', 'Gross mass apart'],
      ],
      [
        '包件写清件数和种类，例如二十个钢桶，编码一 A 一，再写危险货物的总量。限量运输的，加写限量字样。数量要和装箱单、提单一致。',
        'Packages are given by number and kind, such as twenty steel drums, code one A one, then the total quantity. A limited quantity says so. All of it must agree with the packing list and the bill of lading.',
      ],
    ),
    slide(
      ['装箱证明', 'Packing certificate'],
      [
        ['装箱人签字', 'Signed by the packer'],
        ['箱体清洁、隔离合格', 'Clean, properly segregated'],
        ['标牌贴在四面', 'Placards on four sides'],
      ],
      [
        '整箱货还要集装箱装箱证明，由负责装箱的人签字：箱体清洁，货物系固，不相容的货没有混装，四面标牌已经贴好。它可以和申报单印在同一张纸上。',
        'A full container also needs a container packing certificate, signed by the person responsible for packing: clean, secured, nothing incompatible inside, placards on all four sides. It may share a sheet with the declaration.',
      ],
    ),
    slide(
      ['最后核对三遍', 'Check three times'],
      [
        ['和包件上的标记一致', 'Agrees with the marks'],
        ['和订舱信息一致', 'Agrees with the booking'],
        ['应急电话有人接', 'The emergency number answers'],
      ],
      [
        '交单之前核对三遍：和包件上的标记一致，和订舱信息一致，应急电话二十四小时有人接。课件里附了一份填好的样本，对照着填自己的那一份。',
        'Before you hand it in, check three times: it agrees with the marks on the packages, with the booking, and the emergency number answers day and night. A completed sample is in the courseware: fill in yours beside it.',
      ],
    ),
  ],
}
