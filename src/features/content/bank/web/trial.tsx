import { useId, useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import type { QuestionAnswer } from '../../question/answer.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import { waysOf } from '../../question/ways-of.ts'
import { offeredRules } from '../../question/types.ts'
import { AnswerQuestion } from '../../question/web/answer/answer-question.tsx'
import { QuestionHead } from '../../question/web/question-head.tsx'
import { questionText } from '../../question/web/question-text.ts'
import { QuestionResult } from '../../question/web/result/question-result.tsx'
import { bankApi } from '../contract.ts'
import { PartFailed } from './part-failed.tsx'
import { questionPageText } from './question-page-text.ts'
import { textsOfBody } from './texts-of-body.ts'
import css from './question.module.css'

type Result = AnswerOf<typeof bankApi.markTrial>
type Language = 'zh' | 'en'

export function TrialDialog({ body, onClose }: { body: QuestionBody; onClose: () => void }) {
  const t = useText(questionPageText)
  return (
    <Dialog open title={t.tryTitle} width={860} onClose={onClose}>
      <Trial body={body} />
    </Dialog>
  )
}

/** A question as a learner sees and answers it, and as the server marks it; nothing is stored. */
export function Trial({ body }: { body: QuestionBody }) {
  const t = useText(questionPageText)
  const own: Language = useLocale() === 'en-US' ? 'en' : 'zh'
  const [language, setLanguage] = useState(own)
  const [rule, setRule] = useState<(typeof offeredRules)[number]>('chinese')
  const [round, setRound] = useState(0)
  const texts = textsOfBody(body)
  const isInBoth = texts.some(({ zh }) => zh !== '') && texts.some(({ en }) => en !== '')
  return (
    <div className={css.trial}>
      <p className={css.note}>{t.tryLead}</p>
      <div className={css.trialChoices}>
        {isInBoth && (
          <RadioGroup
            label={t.language}
            labelHidden
            inRow
            value={language}
            onChange={setLanguage}
            options={[
              { value: 'zh', label: t.zh },
              { value: 'en', label: t.en },
            ]}
          />
        )}
        {hasRule(body) && (
          <RadioGroup
            label={t.rule}
            value={rule}
            onChange={setRule}
            options={offeredRules.map((value) => ({ value, label: t.rules[value] }))}
          />
        )}
      </div>
      <Round
        key={`${language} ${rule} ${round}`}
        {...{ body, language, rule }}
        onAgain={() => setRound(round + 1)}
      />
    </div>
  )
}

/** The quiz decides how a multiple choice is marked, unless an import has brought a rule. */
const hasRule = (body: QuestionBody): boolean =>
  body.type === 'group'
    ? body.questions.some((one) => hasRule(one.body))
    : body.type === 'multiple' && body.rule === undefined

function Round({
  body,
  language,
  rule,
  onAgain,
}: {
  body: QuestionBody
  language: Language
  rule: (typeof offeredRules)[number]
  onAgain: () => void
}) {
  const t = useText(questionPageText)
  const q = useText(questionText)
  const id = useId()
  const [seed] = useState(() => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1)
  const [answer, setAnswer] = useState<QuestionAnswer | null>(null)
  const [result, setResult] = useState<Result>()
  const { act, pending } = useAct()
  const asked = { body, seed, language }
  const { data: question, failed, retry } = useLoad(bankApi.tryQuestion, asked)
  if (failed) {
    return <PartFailed part="question" onAgain={retry} />
  }
  if (!question) return <SkeletonText lines={5} />
  const check = () =>
    act(bankApi.markTrial, { body, answer, rule, language }, { refresh: false, done: setResult })
  return (
    <div className={css.stack} lang={language === 'zh' ? 'zh-CN' : 'en-US'}>
      <QuestionHead titleId={`${id}t`} title={t.questionOne} type={question.type} />
      {waysOf(body, rule).map((way) => (
        <p key={way} className={css.note}>
          {q.rules[way]}
        </p>
      ))}
      {result ? (
        <div aria-live="polite">
          <QuestionResult question={question} answer={answer} result={result} />
        </div>
      ) : (
        <AnswerQuestion
          question={question}
          answer={answer}
          onAnswer={setAnswer}
          titleId={`${id}t`}
          stemId={`${id}s`}
        />
      )}
      <div>
        {result ? (
          <Button icon="refresh" onClick={onAgain}>
            {t.again2}
          </Button>
        ) : (
          <Button variant="primary" pending={pending} onClick={() => void check()}>
            {t.check}
          </Button>
        )}
      </div>
    </div>
  )
}
