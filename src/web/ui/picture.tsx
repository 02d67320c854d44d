import type { ReactEventHandler } from 'react'
import type { ShownPicture } from '#src/shared/picture.ts'

export interface PictureProps {
  /** A drawing has one address for all. */
  picture: Omit<ShownPicture, 'avif' | 'webp'> & Partial<ShownPicture>
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
  const { avif, webp, position, ...size } = picture
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...more}
        {...size}
        srcSet={webp}
        sizes={webp && sizes}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
        style={position ? { objectPosition: position } : undefined}
      />
    </picture>
  )
}
