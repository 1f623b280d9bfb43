import { route } from '../../shared/route.ts';
import type { SheetFile, SheetQuery } from '../../shared/sheet.schema.ts';
import type { ImportFacilities, Imported, ImportPreview, PreviewImport } from './facilities-import.schema.ts';
import type {
  CreateFacility,
  DeleteFacilityQuery,
  Facility,
  FacilityFilter,
  UpdateFacility,
} from './facilities.schema.ts';

interface OfFacility {
  id: number;
}

export const facilitiesPaths = {
  list: route<{ query: FacilityFilter; data: Facility[] }>('GET', '/facility'),
  get: route<{ params: OfFacility; data: Facility }>('GET', '/facility/:id'),
  create: route<{ body: CreateFacility; data: Facility }>('POST', '/facility'),
  update: route<{ params: OfFacility; body: UpdateFacility; data: Facility }>('PUT', '/facility/:id'),
  remove: route<{ params: OfFacility; query: DeleteFacilityQuery; data: null }>('DELETE', '/facility/:id'),
  export: route<{ query: SheetQuery; data: SheetFile }>('GET', '/facility/export'),
  previewImport: route<{ body: PreviewImport; data: ImportPreview }>('POST', '/facility/import/preview'),
  import: route<{ body: ImportFacilities; data: Imported }>('POST', '/facility/import'),
};
