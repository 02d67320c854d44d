import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { fromSchoolTime } from '#src/shared/school-time.ts'
import { useText } from '#src/web/i18n.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import {
  type QuizSettings,
  type QuizTemplate,
  quizTemplates,
  templateSettings,
} from '../../../quiz-settings.ts'
import quizCss from './quiz.module.css'
import { settingsText } from './settings-text.ts'

/** Days after which a homework closes, at the end of the school's day. */
const homeworkDays = 7

/** Chooses a template: its defaults replace the settings, which one undo brings back. */
export function TemplateChoice({
  settings,
  onChange,
}: {
  settings: QuizSettings
  onChange: (settings: QuizSettings) => void
}) {
  const t = useText(settingsText)
  return (
    <RadioGroup
      className={quizCss.templates}
      label={t.template}
      name="quiz-template"
      value={settings.template}
      {...(differs(settings) && { description: t.differs })}
      options={quizTemplates.map((one) => ({
        value: one,
        label: t.templates[one],
        description: t.about[one],
      }))}
      onChange={(chosen) => onChange(settingsOfTemplate(chosen))}
    />
  )
}

/** Whether something beside the dates was changed, so that the sentence of the template is not the whole truth. */
function differs(settings: QuizSettings): boolean {
  const { opensAt: _opens, closesAt: _closes, ...defaults } = templateSettings[settings.template]
  return Object.entries(defaults).some(
    ([field, value]) => settings[field as keyof QuizSettings] !== value,
  )
}

function settingsOfTemplate(template: QuizTemplate): QuizSettings {
  const settings = templateSettings[template]
  if (template !== 'homework') return settings
  const closesAt = fromSchoolTime(`${addDays(schoolDay(), homeworkDays)}T23:59`) ?? null
  return { ...settings, closesAt }
}
