import { useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { useHydrated } from '#src/web/use-hydrated.ts'
import type { DocumentView } from '../contract.ts'
import css from './toolbar.module.css'
import { viewText } from './view-text.ts'

/** The original, where the reader may have it. WeChat's browser blocks downloads, so there the page says how. */
export function DownloadTool({
  document: { name, size, downloadUrl },
  onDownload,
}: {
  document: Pick<DocumentView, 'name' | 'size' | 'downloadUrl'>
  onDownload?: (() => void) | undefined
}) {
  const t = useText(viewText)
  const inWechat = useHydrated() && /MicroMessenger/i.test(navigator.userAgent)
  if (downloadUrl === null) return null
  if (inWechat) {
    return (
      <details className={css.wechat}>
        <summary className={css.tool}>
          <Icon name="download" />
          <span>{t.download}</span>
        </summary>
        <p>{t.inWechat}</p>
      </details>
    )
  }
  const label = t.downloadNamed(name.split('.').at(-1)?.toUpperCase() ?? '', fileSize(size))
  return (
    <a
      className={css.tool}
      href={downloadUrl}
      download={name}
      data-tip={label}
      aria-label={label}
      onClick={onDownload}
    >
      <Icon name="download" />
      <span>{t.download}</span>
    </a>
  )
}
