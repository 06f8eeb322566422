import { useNavigate } from '@remix-run/react';
import { Button } from './button';

/** Goes back to the previous page, or to the home page if there is none. Requires scripts. */
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
