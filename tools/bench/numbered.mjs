/** The placeholders of the product's own statements are question marks. */
export function numbered({ sql, values }) {
  let place = 0;
  return { text: sql.replaceAll('?', () => `$${(place += 1)}`), values };
}
