import { useNavigate } from '@remix-run/react';
import { Button } from './button';

/** Leads to the page before this one; to the home page when there is none. It is shown with scripts only. */
export function BackButton({ children = 'Back' }: { readonly children?: string }) {
  const navigate = useNavigate();
  return (
    <Button
      className="needs-script"
      onClick={() => {
        if (window.history.length > 1) navigate(-1);
        else navigate('/');
      }}
    >
      {children}
    </Button>
  );
}
