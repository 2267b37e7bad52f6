/** Which part of a list is shown, as the address says it. */
export interface Listed<Search extends object> {
  search: Search;
  onChange: (change: Partial<Search>) => void;
}

/** What one filter is set to, and how it is set. */
function filterOf<Search extends object, Name extends keyof Search>(
  { search, onChange }: Listed<Search>,
  name: Name,
): [Search[Name], (value: Search[Name] | undefined) => void] {
  return [search[name], (value) => onChange({ [name]: value } as Partial<Search>)];
}

/** For a `SearchField`. */
export function textFilter<Search extends object, Name extends keyof Search>(of: Listed<Search>, name: Name) {
  const [value, onSearch] = filterOf(of, name);
  return { value, onSearch };
}

/** For a `DayField`. */
export function dayFilter<Search extends object, Name extends keyof Search>(of: Listed<Search>, name: Name) {
  const [value, onDay] = filterOf(of, name);
  return { value, onDay };
}

/** For a `SelectField`. */
export function choiceFilter<Search extends object, Name extends keyof Search>(
  of: Listed<Search>,
  name: Name,
) {
  const [value, onChoose] = filterOf(of, name);
  return { value, onChoose };
}

export function countSet<Search extends object>(search: Search, names: readonly (keyof Search)[]): number {
  return names.filter((name) => search[name]).length;
}
