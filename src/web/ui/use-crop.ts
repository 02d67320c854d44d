import { useState } from 'react'
import { centerCrop, type PercentCrop } from 'react-image-crop'

/** The chosen piece of a picture; `CropArea` and `CropSize` show and change it. */
export interface CropState {
  aspect: number
  /** In percent of the picture; undefined until the picture has been loaded. */
  crop: PercentCrop | undefined
  setCrop: (crop: PercentCrop) => void
  /** Only then the piece can be resized. */
  isLoaded: boolean
  /** Called when the picture has been loaded: chooses the middle where nothing is chosen yet. */
  loaded: (picture: Size) => void
  /** Percent of the largest piece of this shape. */
  share: number
  /** Resizes the piece around its middle. */
  resize: (share: number) => void
}

const firstShare = 90

export function useCrop(aspect: number, initial?: PercentCrop): CropState {
  const [crop, setCrop] = useState<PercentCrop | undefined>(initial)
  const [natural, setNatural] = useState<Size>()
  const largest = natural && largestIn(natural, aspect)
  return {
    aspect,
    crop,
    setCrop,
    isLoaded: natural !== undefined,
    loaded(picture) {
      setNatural(picture)
      if (!crop) setCrop(pieceOf(picture, aspect, firstShare))
    },
    share: crop && largest ? Math.round((crop.width / largest.width) * 100) : firstShare,
    resize(share) {
      if (natural) setCrop(pieceOf(natural, aspect, share, crop))
    },
  }
}

interface Size {
  width: number
  height: number
}

/** The largest piece of this shape, in percent of the picture. */
function largestIn({ width, height }: Size, aspect: number): Size {
  const pixels = Math.min(width, height * aspect)
  return { width: (pixels / width) * 100, height: (pixels / aspect / height) * 100 }
}

/** A piece of this share of the largest one, around the middle of the one before it. */
function pieceOf(picture: Size, aspect: number, share: number, before?: PercentCrop): PercentCrop {
  const largest = largestIn(picture, aspect)
  const [width, height] = [(largest.width * share) / 100, (largest.height * share) / 100]
  const size = { unit: '%' as const, width, height }
  if (!before) return centerCrop(size, picture.width, picture.height)
  const place = (from: number, was: number, now: number) =>
    Math.min(Math.max(0, from + was / 2 - now / 2), 100 - now)
  return {
    ...size,
    x: place(before.x, before.width, width),
    y: place(before.y, before.height, height),
  }
}
