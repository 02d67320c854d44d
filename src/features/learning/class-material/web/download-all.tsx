import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { classMaterialApi } from '../contract.ts'
import { materialText } from './text.ts'

/** Fetches all materials as one zip. */
export function DownloadAll({ classId }: { classId: number }) {
  const t = useText(materialText)
  const { act, pending } = useAct()
  return (
    <Button
      icon="download"
      pending={pending}
      onClick={() =>
        void act(
          classMaterialApi.getZip,
          { classId },
          { refresh: false, done: ({ url }) => save(url) },
        )
      }
    >
      {t.download}
    </Button>
  )
}

/** The address answers as an attachment, so that the page stays. */
function save(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
