import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const insuranceAndOthers: DemoVideo = {
  media: 'letters-of-credit/04-insurance-and-others',
  title: both(['审保险单与其他单据', 'Insurance and other documents']),
  slides: [
    slide(
      ['保险单的五个要点', 'Five points on insurance'],
      [
        ['出具人、日期', 'Issuer, date'],
        ['币种、金额', 'Currency, amount'],
        ['险别', 'Risks covered'],
      ],
      [
        '保险单看五点：谁出具，什么日期，什么币种，多少金额，保了哪些险。依据都在第二十八条。',
        'On the insurance document check five points: who issued it, when, in which currency, for how much, and against what. All are in article 28.',
      ],
    ),
    slide(
      ['谁可以出具', 'Who may issue it'],
      [
        ['保险公司、承保人或其代理', 'Insurer, underwriter, agent'],
        ['暂保单不接受', 'Cover notes are refused'],
        ['正本份数要交全', 'Present all originals'],
      ],
      [
        '保险单由保险公司、承保人或他们的代理人出具并签署。经纪人的暂保单，银行不接受。注明出具几份正本，就要交几份。',
        'It is issued and signed by an insurer, an underwriter or their agents. Cover notes are not accepted. If it says it was issued in several originals, present them all.',
      ],
    ),
    slide(
      ['日期不晚于装运日', 'Not later than shipment'],
      [
        ['第 28 条 e 款', 'Article 28(e)'],
        ['晚出具须表明追溯生效', 'Later only if effective before'],
        ['常见不符点', 'A common discrepancy'],
      ],
      [
        '保险单的日期不得晚于装运日。如果晚了，就要表明保险责任最迟从装运日起生效。这是最常见的不符点之一。',
        'It must not be dated later than shipment, unless cover is shown to be effective from that date at the latest. This is one of the commonest discrepancies.',
      ],
    ),
    slide(
      ['金额：至少一成加成', 'Amount: at least 110%'],
      [
        ['CIF 或 CIP 价值的 110%', '110% of CIF or CIP value'],
        ['与信用证同一币种', 'In the currency of the credit'],
        ['没有上限规定', 'No upper limit'],
      ],
      [
        '信用证没有规定时，至少投保 CIF 或 CIP 价值的百分之一百一十，币种要与信用证相同。规则只规定最低额，没有规定最高额。',
        'With nothing in the credit, cover must be at least 110 per cent of the CIF or CIP value, in the currency of the credit. The rules set a minimum and no maximum.',
      ],
    ),
    slide(
      ['产地证、装箱单、检验证', 'Origin, packing, inspection'],
      [
        ['满足单据的功能', 'Fulfil the function'],
        ['出具人按信用证', 'Issuer as the credit says'],
        ['要求的签字和日期', 'Signature and date as needed'],
      ],
      [
        '其他单据看第十四条 f 款：信用证没有规定由谁出具、写什么，只要内容看来满足单据的功能，并且不矛盾，就可以接受。',
        'For other documents see article 14(f): if the credit names neither issuer nor content, the paper will do when it appears to fulfil its function and does not conflict.',
      ],
    ),
    slide(
      ['交单前的自查', 'Check before presenting'],
      [
        ['份数、正副本', 'Copies and originals'],
        ['更正处的证实', 'Corrections authenticated'],
        ['单据日期不晚于交单日', 'No date after presentation'],
      ],
      [
        '交单前再查一遍：份数和正副本，更正处是否需要证实，单据日期是否晚于交单日。用清单打勾，比凭记忆可靠得多。',
        'Check once more: number of copies and originals, corrections that need authentication, and no date later than presentation. A checklist beats memory.',
      ],
    ),
  ],
}
