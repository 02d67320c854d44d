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
