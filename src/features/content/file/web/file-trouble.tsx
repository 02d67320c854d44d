import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { fileApi } from '../contract.ts'
import type { OneFile } from './file-parts.ts'
import { filePageText } from './file-text.ts'
import css from './file-view.module.css'
import { myFilesText } from './my-files-text.ts'

/** Why nothing, or not all, could be made of a file; with another try where that may help. */
export function FileTrouble({ file: { steps, userFileId } }: { file: OneFile }) {
  const t = useText(filePageText)
  const m = useText(myFilesText)
  const locale = useLocale()
  const { act, pending } = useAct()
  const failed = steps.filter(({ state }) => state === 'failed')
  return failed.map((step) => {
    const title = pick(step.title, locale)
    return (
      <div key={step.work} className={css.trouble} role="status">
        <Icon name="error" />
        <p>
          {failed.length > 1 && <strong>{title} </strong>}
          {step.failure ? pick(step.failure, locale) : m.failed}
        </p>
        {step.mayHelp && (
          <Button
            size="small"
            icon="refresh"
            pending={pending}
            aria-label={t.againNamed(title)}
            onClick={() =>
              void act(fileApi.retryWork, { userFileId, work: step.work }, { said: t.begunAgain })
            }
          >
            {t.again}
          </Button>
        )}
      </div>
    )
  })
}
