import { courseApi, courseDownloads } from '#src/features/learning/course/contract.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import css from './side-panel.module.css'
import type { Study } from './study-types.ts'
import { downloadsText } from './downloads-text.ts'

/** For the teachers of a course: what its learners may download. Default export because it is loaded by `lazy`. */
export default function DownloadsChoice({ study }: { study: Study }) {
  const t = useText(downloadsText)
  const { act, pending } = useAct()
  if (!study.can.setDownloads.may) return null
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
    </div>
  )
}
