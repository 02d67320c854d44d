/** The shape of covers. */
export const coverAspect = 16 / 9

/** How far a crop may differ from it: sizes are whole pixels. */
const tolerance = 0.03

interface Size {
  width: number
  height: number
}

/** Whether a crop, in shares of a picture's size, has the shape of covers. */
export const isWide = (crop: Size, picture: Size): boolean =>
  Math.abs((crop.width * picture.width) / (crop.height * picture.height) / coverAspect - 1) <=
  tolerance
