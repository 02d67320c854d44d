/** How a picture lies on the stage: pure, so that buttons, wheel, keys and fingers agree. */
export interface View {
  /** 1 fits the stage. */
  zoom: number
  /** Quarter turns to the right. */
  turns: number
  /** Pixels from the middle. */
  x: number
  y: number
}

export const fitted: View = { zoom: 1, turns: 0, x: 0, y: 0 }
export const zoomStep = 1.25
const mostZoom = 8

export interface Size {
  width: number
  height: number
}

/** The picture's own size when it fits the stage, before turning. */
export function fittedSize(picture: Size, stage: Size, turns: number): Size {
  const lying = turns % 2 !== 0
  const [width, height] = lying ? [picture.height, picture.width] : [picture.width, picture.height]
  if (width === 0 || height === 0) return { width: 0, height: 0 }
  const scale = Math.min(stage.width / width, stage.height / height)
  return { width: picture.width * scale, height: picture.height * scale }
}

/** Zooms about a point of the stage, measured from its middle. */
export function zoomed(view: View, factor: number, at = { x: 0, y: 0 }): View {
  const zoom = Math.min(mostZoom, Math.max(1, view.zoom * factor))
  if (zoom === 1) return { ...view, zoom: 1, x: 0, y: 0 }
  const real = zoom / view.zoom
  return { ...view, zoom, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real }
}

/** Moves the picture, never out of sight. */
export function moved(view: View, by: { x: number; y: number }, picture: Size, stage: Size): View {
  const lying = view.turns % 2 !== 0
  const shown = lying ? { width: picture.height, height: picture.width } : picture
  const limit = (size: number, room: number) => Math.max(0, (size * view.zoom - room) / 2)
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value))
  return {
    ...view,
    x: within(view.x + by.x, limit(shown.width, stage.width)),
    y: within(view.y + by.y, limit(shown.height, stage.height)),
  }
}

/** A turn resets zoom and place. */
export const turned = (view: View, by: 1 | -1): View => ({
  ...fitted,
  turns: (view.turns + by + 4) % 4,
})
