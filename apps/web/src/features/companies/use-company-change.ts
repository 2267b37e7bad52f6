import { useQueryClient, type QueryClient } from '@tanstack/react-query';

import { toast } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';
import { useSending } from '../../lib/use-sending.js';
import {
  archiveCompany,
  COMPANY_LISTS,
  createCompany,
  restoreCompany,
  updateCompany,
  type Company,
} from './api.js';

const CREATION = {
  done: { title: 'Company Added', description: 'Company has been successfully created.' },
  failed: { title: 'Creation Failed', description: 'Failed to create company. Please try again.' },
};
const UPDATE = {
  done: { title: 'Company Updated', description: 'Company has been successfully updated.' },
  failed: { title: 'Update Failed', description: 'Failed to update company. Please try again.' },
};
const ARCHIVING = {
  done: { title: 'Company Archived', description: 'Company has been successfully archived.' },
  failed: { title: 'Archive Failed', description: 'Failed to archive company. Please try again.' },
};
const RESTORING = {
  done: { title: 'Company Restored', description: 'Company can be chosen for forms again.' },
  failed: { title: 'Restore Failed', description: 'Failed to restore company. Please try again.' },
};

/** Every list that a change of a company makes old, fetched afresh. */
export const refreshed = (queryClient: QueryClient) =>
  Promise.all(COMPANY_LISTS.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** A change of the register: says how it went, and refreshes the lists. */
function useCompanyChange<Given>(
  call: (given: Given) => Promise<void>,
  { done, failed }: typeof UPDATE,
  onDone?: (given: Given) => void,
) {
  const queryClient = useQueryClient();
  return useSending({
    mutationFn: call,
    onSuccess: (_, given) => {
      toast({ ...done, tone: 'good' });
      onDone?.(given);
    },
    onError: (error) =>
      toast({ ...failed, description: serverMessage(error) ?? failed.description, tone: 'bad' }),
    // A refusal may mean that it has changed meanwhile, too.
    onSettled: () => refreshed(queryClient),
  });
}

export const useCreation = () => useCompanyChange(createCompany, CREATION);
export const useUpdate = () => useCompanyChange(updateCompany, UPDATE);
/** @param onDone called at once: the row that it was done from goes with the next list */
export const useArchiving = (onDone: (company: Company) => void) =>
  useCompanyChange(archiveCompany, ARCHIVING, onDone);
export const useRestoring = () => useCompanyChange(restoreCompany, RESTORING);
