/**
 * Props of a section of the setting page: the search parameters of the address that belong to it, and a function to change
 * them.
 */
export type SectionProps<Search> = { search: Search; onSearch: (search: Search) => void };
