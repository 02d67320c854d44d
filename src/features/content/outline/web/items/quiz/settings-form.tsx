import type { ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Checkbox, Select } from '#src/web/ui/choice.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import {
  countingRules,
  markShownWhen,
  pagings,
  type QuizSettings,
  shownWhen,
} from '../../../quiz-settings.ts'
import { closesEarly } from '../../../quiz-problems.ts'
import { NumberSetting } from './number-setting.tsx'
import quizCss from './quiz.module.css'
import { settingsText } from './settings-text.ts'
import { TimeSetting } from './time-setting.tsx'

/** Everything that a template has decided, to be changed. */
export function SettingsForm({
  settings,
  passPercent,
  onChange,
  onPass,
}: {
  settings: QuizSettings
  passPercent: number
  onChange: (settings: QuizSettings) => void
  onPass: (percent: number) => void
}) {
  const t = useText(settingsText)
  const set = <F extends keyof QuizSettings>(field: F) => ({
    value: settings[field],
    onChange: (value: QuizSettings[F]) => onChange({ ...settings, [field]: value }),
  })
  const check = (
    field: 'keepAnswers' | 'shuffleQuestions' | 'shuffleOptions' | 'goBack' | 'watchLeaving',
  ) => ({
    checked: settings[field],
    onChange: (value: boolean) => onChange({ ...settings, [field]: value }),
  })
  const whenOptions = <V extends keyof typeof t.when>(values: readonly V[]) =>
    values.map((value) => ({ value, label: t.when[value] }))
  return (
    <details className={quizCss.more}>
      <summary>{t.more}</summary>
      <Part title={t.time} about={t.zone}>
        <TimeSetting label={t.opensAt} {...set('opensAt')} />
        <TimeSetting
          label={t.closesAt}
          {...set('closesAt')}
          {...(closesEarly(settings) && { error: t.closesEarly })}
        />
        <NumberSetting
          label={t.timeLimit}
          description={t.timeLimitHint}
          isOptional
          from={1}
          to={1440}
          {...set('timeLimit')}
        />
        {settings.opensAt !== null && (
          <NumberSetting
            label={t.entryMinutes}
            description={t.entryHint}
            isOptional
            from={1}
            to={1440}
            {...set('entryMinutes')}
          />
        )}
        <NumberSetting label={t.handInAfter} from={0} to={1440} {...set('handInAfter')} />
        {settings.closesAt !== null && (
          <NumberSetting
            label={t.lateDays}
            description={t.lateHint}
            from={0}
            to={60}
            {...set('lateDays')}
          />
        )}
        <NumberSetting label={t.graceSeconds} from={0} to={600} {...set('graceSeconds')} />
      </Part>
      <Part title={t.attemptsPart}>
        <NumberSetting
          label={t.attempts}
          description={t.attemptsHint}
          isOptional
          from={1}
          to={100}
          {...set('attempts')}
        />
        <Select
          label={t.counts}
          options={countingRules.map((value) => ({ value, label: t.countings[value] }))}
          {...set('counts')}
        />
        <NumberSetting label={t.waitMinutes} from={0} to={43_200} {...set('waitMinutes')} />
        {settings.attempts !== 1 && (
          <div className={quizCss.checks}>
            <Checkbox label={t.keepAnswers} {...check('keepAnswers')} />
          </div>
        )}
        <NumberSetting
          label={t.passPercent}
          from={0}
          to={100}
          value={passPercent}
          onChange={onPass}
        />
      </Part>
      <Part title={t.paper}>
        <Select
          label={t.paging}
          options={pagings.map((value) => ({ value, label: t.pagings[value] }))}
          {...set('paging')}
        />
        <TextField
          label={t.password}
          description={t.passwordHint}
          maxLength={40}
          autoComplete="off"
          {...set('password')}
        />
        <div className={quizCss.checks}>
          <Checkbox label={t.shuffleQuestions} {...check('shuffleQuestions')} />
          <Checkbox label={t.shuffleOptions} {...check('shuffleOptions')} />
          {settings.paging === 'one' && <Checkbox label={t.goBack} {...check('goBack')} />}
          <Checkbox label={t.watchLeaving} {...check('watchLeaving')} />
        </div>
      </Part>
      <Part title={t.shows}>
        <Select
          label={t.showMark}
          options={whenOptions(markShownWhen)}
          {...(settings.showMark === 'never' && { description: t.neverDone })}
          {...set('showMark')}
        />
        <Select
          label={t.showExplanation}
          options={whenOptions(shownWhen)}
          {...set('showExplanation')}
        />
        <Select label={t.showKey} options={whenOptions(shownWhen)} {...set('showKey')} />
      </Part>
    </details>
  )
}

function Part({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  return (
    <fieldset className={quizCss.part}>
      <legend>{title}</legend>
      {about !== undefined && <p className={quizCss.about}>{about}</p>}
      {children}
    </fieldset>
  )
}
