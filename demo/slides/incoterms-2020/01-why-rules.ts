import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const whyRules: DemoVideo = {
  media: 'incoterms-2020/01-why-rules',
  title: both(['为什么需要贸易术语', 'Why trade needs rules']),
  slides: [
    slide(
      ['三个字母，管住一笔生意', 'Three letters that run a deal'],
      [
        ['谁办运输和保险？', 'Who arranges carriage and insurance?'],
        ['风险在哪里转移？', 'Where does risk pass?'],
        ['费用怎样划分？', 'How are costs divided?'],
      ],
      [
        '宁波的一家工厂把灯具卖给汉堡的客户。货在路上，谁订舱，谁投保，坏了算谁的？三个字母就能回答。',
        'A factory in Ningbo sells lamps to a buyer in Hamburg. Who books the ship, who insures, and who bears the loss if the goods are damaged? Three letters give the answer.',
      ],
    ),
    slide(
      ['没有规则的年代', 'Before the rules'],
      [
        ['各国商人各有解释', 'Each country read terms its own way'],
        ['同一个词，两种理解', 'One word, two meanings'],
        ['争议多，诉讼慢', 'Many disputes, slow courts'],
      ],
      [
        '一百年前，同一个术语在伦敦和纽约的含义并不相同。买卖双方各执一词，官司往往比货走得还慢。',
        'A century ago the same term meant one thing in London and another in New York. Each side read it its own way, and lawsuits moved more slowly than the cargo.',
      ],
    ),
    slide(
      ['国际商会的答案', 'The answer from the ICC'],
      [
        ['1936 年首次发布', 'First published in 1936'],
        ['大约十年修订一次', 'Revised about every ten years'],
        ['现行版本：2020', 'Current edition: 2020'],
      ],
      [
        '一九三六年，国际商会发布第一版规则，以后随着贸易实践不断修订。现行的二零二零版，自二零二零年一月一日起生效。',
        'In 1936 the International Chamber of Commerce published the first set of rules, and it has revised them with practice ever since. The current edition took effect on 1 January 2020.',
      ],
    ),
    slide(
      ['规则管什么', 'What the rules cover'],
      [
        ['义务：谁做什么', 'Obligations: who does what'],
        ['风险：何处转移', 'Risk: where it passes'],
        ['费用：谁付哪一笔', 'Costs: who pays what'],
      ],
      [
        '规则只管三件事：义务、风险和费用。每个术语都用十个对应条款，把卖方和买方的责任写得清清楚楚。',
        'The rules deal with three things: obligations, risk and costs. Each rule sets them out in ten mirrored articles for the seller and the buyer.',
      ],
    ),
    slide(
      ['规则不管什么', 'What they do not cover'],
      [
        ['所有权何时转移', 'Transfer of title'],
        ['价款与付款方式', 'Price and payment'],
        ['违约的后果', 'Remedies for breach'],
      ],
      [
        '规则不规定所有权何时转移，不规定怎么付款，也不处理违约责任。这些内容，要靠合同的其他条款和适用法律来解决。',
        'The rules do not say when title passes, how payment is made, or what follows a breach. Those matters belong to the rest of the contract and the law that governs it.',
      ],
    ),
    slide(
      ['写进合同才有效', 'It works once it is in the contract'],
      [
        ['规则不是法律', 'Rules, not law'],
        ['要写明版本', 'Name the edition'],
        ['FCA 宁波港 Incoterms® 2020', 'FCA Ningbo Port Incoterms® 2020'],
      ],
      [
        '规则本身不是法律，双方写进合同才有约束力。请记住标准写法：术语，加指定地点，再加版本。少了版本，就埋下了争议。',
        'The rules are not law; they bind the parties because the contract says so. Write the rule, the named place and the edition. Leave the edition out and you plant a dispute.',
      ],
    ),
  ],
}
