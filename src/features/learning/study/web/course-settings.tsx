import { useId } from 'react'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { courseDownloads } from '#src/features/learning/course/settings-api.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Switch } from '#src/web/ui/switch.tsx'
import css from './side-panel.module.css'
import type { Study } from './study-types.ts'
import { settingsText } from './settings-text.ts'

/** For the teachers of a course: what its learners may download, and how they go through it. Default export because it is loaded by `lazy`. */
export default function CourseSettings({ study }: { study: Study }) {
  const t = useText(settingsText)
  const id = useId()
  const { act, pending } = useAct()
  if (!study.can.changeSettings.may) return null
  const rules = [
    { rule: 'noSkipping', label: t.noSkipping, about: t.noSkippingText },
    { rule: 'inOrder', label: t.inOrder, about: t.inOrderText },
    { rule: 'bulletComments', label: t.bullets, about: t.bulletsText },
  ] as const
  const names = { none: t.downloadNothing, documents: t.downloadDocuments, all: t.downloadAll }
  return (
    <div className={css.choice}>
      <Select
        label={t.downloads}
        description={t.downloadsText}
        value={study.downloads}
        options={courseDownloads.map((value) => ({ value, label: names[value] }))}
        disabled={pending}
        onChange={(downloads) =>
          void act(
            courseApi.setDownloads,
            { courseId: study.courseId, downloads },
            { said: t.downloadsSaved },
          )
        }
      />
      <fieldset className={css.rules}>
        <legend>{t.rules}</legend>
        {rules.map(({ rule, label, about }) => (
          <div key={rule} className={css.rule}>
            <div>
              <p>{label}</p>
              <p id={`${id}${rule}`}>{about}</p>
            </div>
            <Switch
              label={label}
              describedBy={`${id}${rule}`}
              checked={study.rules[rule]}
              disabled={pending}
              onChange={(chosen) =>
                void act(
                  courseApi.setStudyRules,
                  { courseId: study.courseId, ...study.rules, [rule]: chosen },
                  { said: t.downloadsSaved },
                )
              }
            />
          </div>
        ))}
      </fieldset>
    </div>
  )
}
