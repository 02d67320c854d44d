import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const causeAndLoss: DemoVideo = {
  media: 'marine-insurance/01-risk-and-loss',
  title: both(['货损了，保险赔不赔', 'Damaged: will insurance pay?']),
  slides: [
    slide(
      ['三个问题', 'Three questions'],
      [
        ['什么风险', 'Which peril?'],
        ['什么损失', 'Which loss?'],
        ['哪一个原因', 'Which cause?'],
      ],
      [
        '货到目的港，箱子里进了水。保险赔不赔，依次问三个问题：是什么风险，是什么损失，最接近的原因是哪一个。',
        'The box arrives with water in it. Whether insurance pays takes three questions in turn: which peril, which loss, and which cause was the proximate one?',
      ],
    ),
    slide(
      ['风险分两类', 'Two kinds of perils'],
      [
        ['海上风险', 'Perils of the sea'],
        ['外来风险', 'Extraneous risks'],
        ['战争罢工另外加保', 'War and strikes: extra cover'],
      ],
      [
        '风险分两类。恶劣气候、搁浅、碰撞、火灾，是海上风险。偷窃、淡水雨淋、短量，是外来风险。战争和罢工要另外加保。',
        'Perils come in two kinds. Heavy weather, stranding, collision and fire are perils of the sea; theft, rain and shortage are extraneous. War and strikes need extra cover.',
      ],
    ),
    slide(
      ['损失分两种', 'Two kinds of loss'],
      [
        ['全部损失', 'Total loss'],
        ['部分损失', 'Partial loss'],
        ['推定全损要委付', 'Constructive loss: abandonment'],
      ],
      [
        '损失分全部和部分。货物还在，但是修复加续运的费用超过货值，可以作为推定全损。这时要向保险人发委付通知。',
        'Loss is total or partial. If the goods exist but repair and onward carriage would exceed their value, the loss is constructively total, and notice of abandonment must be given.',
      ],
    ),
    slide(
      ['近因原则', 'Proximate cause'],
      [
        ['看效力不看时间', 'Force, not time'],
        ['最有支配力的原因', 'The dominant cause'],
      ],
      [
        '好几个原因连在一起，看哪一个起支配作用。船触礁，海水进舱，烟叶浸湿，又熏坏了茶叶。茶叶的近因是触礁，不是烟叶的气味。',
        'When causes form a chain, look for the dominant one. A ship strikes, water wets tobacco, and its smell spoils the tea. The proximate cause for the tea is the stranding, not the smell.',
      ],
    ),
    slide(
      ['不赔的几种', 'What is excluded'],
      [
        ['被保险人故意', 'Wilful misconduct'],
        ['包装不当', 'Bad packing'],
        ['自然属性和延迟', 'Inherent vice and delay'],
      ],
      [
        '哪怕投保了最宽的条款，被保险人故意造成的、包装不当的、货物自己变质的，还有延迟引起的损失，都不赔。',
        'Even the widest clauses do not pay for wilful misconduct, bad packing, inherent vice, or loss caused by delay.',
      ],
    ),
    slide(
      ['第一时间做什么', 'What to do first'],
      [
        ['在运输单据上批注', 'Remark on the receipt'],
        ['申请检验', 'Call for a survey'],
        ['向承运人索赔', 'Hold the carrier liable'],
      ],
      [
        '发现货损，先在收货单据上批注，再请保险代理检验，同时书面向承运人索赔。保全了追偿权，保险人才好赔。',
        'On finding damage, remark it on the receipt, call in the survey agent, and claim in writing on the carrier. Recourse kept alive makes the insurer pay readily.',
      ],
    ),
  ],
}
