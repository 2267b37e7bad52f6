/** What every form's head asks about people and places; each form adds its own label where it has one. */
export const HEAD_FIELDS = {
  driver: {
    name: 'driverSignedName',
    memory: 'driverNames',
    autoComplete: 'name',
    autoCapitalize: 'words',
    isName: true,
  },
  driverFirm: {
    name: 'company',
    memory: 'companies',
    label: 'Company',
    hint: 'The firm you work for',
    autoComplete: 'organization',
  },
  clientFirm: { name: 'clientCompany', memory: 'clientCompanies', autoComplete: 'off' },
  site: { name: 'siteLocation', memory: 'siteLocations', label: 'Site location', autoComplete: 'off' },
} as const;

/** Names on the wire of what the step on people and places, and that on the machine, ask for. */
export const HEAD_OF_FORM: readonly string[] = Object.values(HEAD_FIELDS).map(({ name }) => name);
export const MACHINE_OF_FORM = ['selectedVehicle', 'plantNumber', 'machineNumber', 'machineHours'];
