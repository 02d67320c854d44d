import type { ReactEventHandler } from 'react'
import type { PictureAddresses } from '#src/shared/picture.ts'

export interface PictureProps {
  picture: PictureAddresses
  /** Left out for a picture that only decorates. */
  alt?: string
  /** How wide it is shown: '(width < 640px) 100vw, 300px'. */
  sizes: string
  /** Loads at once, for a picture on the first screen. */
  eager?: boolean | undefined
  className?: string | undefined
  onError?: ReactEventHandler<HTMLImageElement>
  onLoad?: ReactEventHandler<HTMLImageElement>
}

/**
 * A picture in the format and width that the browser chooses. Its size is known before it has been loaded, so
 * nothing moves; where its frame has another shape, the focal point stays in view.
 */
export function Picture({ picture, alt = '', sizes, eager, ...more }: PictureProps) {
  const { widths, width, height, focus } = picture
  const setOf = (format: 'avif' | 'webp') =>
    widths.map((one) => `${one[format]} ${one.width}w`).join(', ')
  const isMiddle = focus.x === 0.5 && focus.y === 0.5
  return (
    <picture>
      <source type="image/avif" srcSet={setOf('avif')} sizes={sizes} />
      <img
        {...more}
        src={widths[0]!.webp}
        srcSet={setOf('webp')}
        sizes={sizes}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
        width={width}
        height={height}
        style={isMiddle ? undefined : { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
      />
    </picture>
  )
}
