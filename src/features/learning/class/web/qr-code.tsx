import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { namesText } from './names-text.ts'

/** A QR code, of which the server has drawn the path. */
export function QrCode({
  label,
  drawing: { side, path },
}: {
  label: string
  drawing: { side: number; path: string }
}) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}

/** Stands in place of a QR code that could not be loaded. */
export function QrFailed({ retry }: { retry: () => void }) {
  const t = useText(namesText)
  return (
    <div role="alert">
      <p>{t.qrFailed}</p>
      <Button variant="primary" icon="refresh" onClick={retry}>
        {t.retry}
      </Button>
    </div>
  )
}
